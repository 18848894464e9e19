import type { DocumentReference } from 'firebase-admin/firestore';
import { timeAfter } from '../content/write.ts';
import { markStale } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { dutyRoster, listColleagues } from './colleagues.ts';
import { addEntry } from './timeline.ts';

/**
 * Assigns a new enquiry to whoever on duty has waited longest for one. A second run, spam, and an
 * enquiry that somebody has assigned meanwhile change nothing; nor does one while nobody is on duty.
 * Whose it is now, if this call assigned it.
 */
export async function assignByTurns(enquiry: DocumentReference): Promise<string | undefined> {
  const names = new Map((await listColleagues()).map(({ uid, name }) => [uid, name]));
  return transact(
    'duty',
    async (transaction) => {
      const [stored, { docs }] = await Promise.all([
        transaction.get(enquiry),
        transaction.get(dutyRoster().where('onDuty', '==', true)),
      ]);
      const isSettled = stored.get('assignedAt') !== undefined || stored.get('status') === 'spam';
      if (!stored.exists || isSettled) return undefined;
      const waiting = docs
        .filter(({ id }) => names.has(id))
        .map((duty) => ({ duty, since: String(duty.get('assignedAt') ?? '') }))
        .toSorted((one, other) => one.since.localeCompare(other.since));
      const [next] = waiting;
      if (!next) return undefined;
      const last = waiting.at(-1)?.since;
      const at = timeAfter(last);
      transaction.update(next.duty.ref, { assignedAt: at });
      addEntry(transaction, enquiry.id, `Assigned to ${names.get(next.duty.id)} in rotation`);
      markStale(transaction, stored.get('createdAt'));
      transaction.update(enquiry, {
        assignedTo: next.duty.id,
        assignedName: names.get(next.duty.id),
        assignedAt: at,
        updatedAt: timeAfter(stored.get('updatedAt')),
      });
      return next.duty.id;
    },
    () => new Error('Too many concurrent enquiries to assign this one'),
  );
}
