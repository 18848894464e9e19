import { importSource } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { liveEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { answerLive, ready } from '../shell/test-live.ts';
import { useKnownCounts } from '../shell/known-counts.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { NewCount } from './new-count.tsx';

const waiting = [{ source: 'Demo class' }, { source: 'Demo class' }, { source: importSource }];

const show = shownScreen();

answerLive((sources) => ready(waiting.filter(({ source }) => sources.split(',').includes(source))));

const Count = () => <output>{useKnownCounts().enquiries}</output>;

// dashboard-22
test('beside Enquiries stands how many wait for an answer that was promised, so none that was imported', async () => {
  vi.mocked(liveEnquiries).mockImplementation(
    ({ sources = waiting.map(({ source }) => source) }) => sources.join() as never,
  );
  show(
    <>
      <NewCount />
      <Count />
    </>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('2');
});

// enquiries-29
test('a counsellor is told how many of their own and of no one wait, as Today says', async () => {
  vi.mocked(liveEnquiries).mockImplementation(
    ({ assignees = [] }) =>
      (assignees.includes('') ? waiting.map(({ source }) => source).join() : '') as never,
  );
  show(
    <>
      <NewCount />
      <Count />
    </>,
    'counsellor',
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('3');
});
