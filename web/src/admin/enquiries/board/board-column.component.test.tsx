import { DndContext } from '@dnd-kit/core';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { liveEnquiries } from '../../../lib/firebase/live/live-enquiries.ts';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { answerLive, ready } from '../../shell/test-live.ts';
import { mixedSearch } from '../mixed-search.ts';
import { BoardColumn } from './board-column.tsx';

const show = shownScreen();

const at = '2026-11-27T04:00:00.000Z';
const lead = (name: string, phone: string) => {
  const texts = { email: '', course: '', assignedTo: '', source: 'Walk-in' };
  return { _id: name, name, phone, status: 'new', createdAt: at, updatedAt: at, ...texts };
};

answerLive(() =>
  ready([lead('Fathima Nasreen', '+919876543654'), lead('Arjun Selvaraj', '+919840043654')]),
);

// enquiries-11, enquiries-25
test('a search for a name and digits of a phone finds on the board, too, those with both', async () => {
  vi.mocked(liveEnquiries).mockReturnValue('enquiries' as never);
  const { part, finds } = mixedSearch('fathima 43654')!;
  show(
    <DndContext>
      <BoardColumn
        {...{ status: 'new', filter: { part }, finds, now: Date.parse(at), busy: new Set() }}
        onCount={() => undefined}
        onWaiting={() => undefined}
      />
    </DndContext>,
  );
  await expect.element(page.getByRole('region', { name: 'new (1)' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Fathima Nasreen' })).toBeVisible();
  expect(liveEnquiries).toHaveBeenLastCalledWith({ part: '43654', statuses: ['new'] }, 200);
});
