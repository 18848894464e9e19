import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { EnquiryTools } from './enquiry-tools.tsx';
import { ownAndUnassigned, wholeView } from './enquiry-view.ts';

const show = shownScreen();

function Screen() {
  const [view, setView] = useState(wholeView);
  return (
    <>
      <EnquiryTools view={view} onView={setView} />
      <output>{`${view.status} ${view.reason}`}</output>
    </>
  );
}

const filter = (name: string) => page.getByRole('combobox', { name });
const chosen = page.getByRole('status');

// enquiries-11
test('closed enquiries are filtered by why they were closed, others are not', async () => {
  await page.viewport(1366, 768);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: [] })));
  show(<Screen />);
  await expect.element(filter('Status')).toBeVisible();
  await expect.element(filter('Reason')).not.toBeInTheDocument();
  await filter('Status').selectOptions('closed');
  await filter('Reason').selectOptions('Fees');
  await expect.element(chosen).toHaveTextContent('closed Fees');
  await filter('Status').selectOptions('new');
  await expect.element(filter('Reason')).not.toBeInTheDocument();
  await expect.element(chosen).toHaveTextContent('new');
});

// enquiries-40
test('what a counsellor begins with is not cut in its filter', async () => {
  await page.viewport(1366, 768);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: [] })));
  show(
    <EnquiryTools view={{ ...wholeView, assigned: ownAndUnassigned }} onView={() => undefined} />,
  );
  await expect.element(filter('Assigned to')).toBeVisible();
  const select = filter('Assigned to').element() as HTMLSelectElement;
  const width = select.offsetWidth;
  select.style.maxWidth = 'none';
  expect(select.offsetWidth).toBe(width);
});

// enquiries-40
test('on a phone search and filters stand in one line, with a filter in use, too', async () => {
  await page.viewport(344, 800);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: [] })));
  show(
    <EnquiryTools view={{ ...wholeView, assigned: ownAndUnassigned }} onView={() => undefined} />,
  );
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  await expect.element(filters).toBeVisible();
  const search = page.getByRole('searchbox').element().getBoundingClientRect();
  const { top } = filters.element().getBoundingClientRect();
  expect(Math.abs(top - search.top)).toBeLessThan(10);
});
