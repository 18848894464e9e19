import Button from '@mui/material/Button';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
  const rowOf = (name: string) => {
    const element = name
      ? page.getByRole('button', { name }).element()
      : page.getByRole('status').element();
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const { top, bottom } = title.element().getBoundingClientRect();
  const action = page.getByRole('button', { name: 'New placement' }).element();
  const { right } = action.getBoundingClientRect();
  expect(right).toBeCloseTo(document.body.getBoundingClientRect().right, 0);
  expect(rowOf('New placement')).toBeCloseTo((top + bottom) / 2, 0);
  expect(rowOf('')).toBeGreaterThan(bottom);
  expect(rowOf('Deleted')).toBeCloseTo(rowOf(''), 0);
  expect(rowOf('Statistics')).toBeCloseTo(rowOf(''), 0);
});
