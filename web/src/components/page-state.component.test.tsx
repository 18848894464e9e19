import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageMessage } from './page-state.tsx';

// routes-3
test('in place of a page without content stands an unfinished kolam with what is so', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  root.render(<PageMessage title="Course Not Found" text="The course is not here." />);
  await expect.element(page.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
  expect(place.querySelector('svg path')?.getAttribute('stroke-dasharray')).toBe('0.62 1');
  root.unmount();
});
