import Button from '@mui/material/Button';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { ListHead } from './list-head.tsx';

const show = shownScreen();

// editing-2
test('on a phone the action that stands out is beside the title, the others are beside the count', async () => {
  await page.viewport(390, 844);
  show(
    <ListHead title="Placements" count={<p role="status">12 placements</p>}>
      <Button>Deleted</Button>
      <Button>Statistics</Button>
      <Button variant="contained">New placement</Button>
    </ListHead>,
  );
  const title = page.getByRole('heading', { name: 'Placements' });
  await expect.element(title).toBeVisible();
  const rowOf = (locator: Locator) => {
    const { top, bottom } = locator.element().getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const action = page.getByRole('button', { name: 'New placement' });
  const count = rowOf(page.getByText('12 placements'));
  expect(action.element().getBoundingClientRect().right).toBeCloseTo(
    document.body.getBoundingClientRect().right,
    0,
  );
  expect(rowOf(action)).toBeCloseTo(rowOf(title), 0);
  expect(count).toBeGreaterThan(title.element().getBoundingClientRect().bottom);
  for (const name of ['Deleted', 'Statistics'])
    expect(rowOf(page.getByRole('button', { name }))).toBeCloseTo(count, 0);
});
