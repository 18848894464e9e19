import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countEnquiries, liveEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { answerLive, ready } from '../shell/test-live.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { wholeView } from './enquiry-view.ts';
import { enquiryPageSize, useEnquiries } from './use-enquiries.ts';

const show = shownScreen();

const rows = Array.from({ length: enquiryPageSize }, (_, index) => ({ _id: `lead-${index}` }));

let answer: ReturnType<typeof ready>;

beforeEach(() => {
  answer = ready(rows);
});

answerLive(() => answer);

function Found({ search }: { readonly search: string }) {
  const { shown } = useEnquiries({ ...wholeView, search }, enquiryPageSize, '2026-11-28');
  return <output>{shown.map(({ name }) => name).join(', ')}</output>;
}

// enquiries-11
test('a search for a name and digits of a phone finds those with both', async () => {
  const fathima = { _id: 'a', name: 'Fathima Nasreen', phone: '+919876543654', email: '' };
  const arjun = { _id: 'b', name: 'Arjun Selvaraj', phone: '+919840043654', email: '' };
  answer = ready([fathima, arjun]);
  vi.mocked(liveEnquiries).mockReturnValue('enquiries' as never);
  show(<Found search="fathima 43654" />);
  await expect.element(page.getByText('Fathima Nasreen', { exact: true })).toBeVisible();
  expect(liveEnquiries).toHaveBeenLastCalledWith({ part: '43654' }, 200, false);
});

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
  let tell = (_count: number) => {};
  vi.mocked(liveEnquiries).mockReturnValue('enquiries' as never);
  vi.mocked(countEnquiries)
    .mockResolvedValueOnce(51)
    .mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
    );
  show(<Count />);
  const count = page.getByRole('status');
  await expect.element(count).toHaveTextContent('51');
  await page.getByRole('button', { name: 'Every status' }).click();
  await expect.element(count).toHaveTextContent('unknown');
  tell(3000);
  await expect.element(count).toHaveTextContent('3000');
});
