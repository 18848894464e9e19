import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { wholeView, type EnquiryView } from './enquiry-view.ts';
import { NoEnquiries } from './no-enquiries.tsx';

const show = shownScreen();

// dashboard-32, enquiries-40
test.each<[string, Partial<EnquiryView>, string, string]>([
  ['nothing is chosen', {}, 'No enquiries yet.', 'New enquiries appear here automatically.'],
  [
    'a status is chosen',
    { status: 'enrolled' },
    'No enquiries match these filters.',
    'Change the search or the filters to see others.',
  ],
])('an empty list, where %s, says why and what to do', async (_, changes, why, next) => {
  show(<NoEnquiries view={{ ...wholeView, ...changes }} onView={() => undefined} />);
  await expect.element(page.getByText(why, { exact: true })).toBeVisible();
  await expect.element(page.getByText(next, { exact: true })).toBeVisible();
});
