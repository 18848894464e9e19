import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countEnquiries, liveEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { answerLive, ready } from '../shell/test-live.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { wholeView } from './enquiry-view.ts';
import { enquiryPageSize, useEnquiries } from './use-enquiries.ts';

const show = shownScreen();

const rows = Array.from({ length: enquiryPageSize }, (_, index) => ({ _id: `lead-${index}` }));

answerLive(() => ready(rows));

function Count() {
  const [status, setStatus] = useState('closed');
  const { count } = useEnquiries({ ...wholeView, status }, enquiryPageSize, '2026-11-28');
  return (
    <>
      <output>{count ?? 'unknown'}</output>
      <button onClick={() => setStatus('')}>Every status</button>
    </>
  );
}

// enquiries-31
test('until all that match a new filter are counted, no one is offered as many as matched the one before', async () => {
  let answer = (_count: number) => {};
  vi.mocked(liveEnquiries).mockReturnValue('enquiries' as never);
  vi.mocked(countEnquiries)
    .mockResolvedValueOnce(51)
    .mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
  show(<Count />);
  const count = page.getByRole('status');
  await expect.element(count).toHaveTextContent('51');
  await page.getByRole('button', { name: 'Every status' }).click();
  await expect.element(count).toHaveTextContent('unknown');
  answer(3000);
  await expect.element(count).toHaveTextContent('3000');
});
