import type { Colleague } from '@institute/schema';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { dutyRoster } from '../account/staff/duty-roster.ts';
import { timeAfter } from '../content/write.ts';
import { markStale } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { listColleagues } from './colleagues.ts';
import { addEntry } from './timeline.ts';

interface Assignment {
  /** Everybody who handles enquiries, read once where several are assigned. */
  readonly colleagues: readonly Colleague[];
  /** Whether the enquiry is still to be assigned. */
  readonly isDue: (enquiry: DocumentSnapshot) => boolean;
  /** Who of those on duty can get it. */
  readonly mayGet?: (enquiry: DocumentSnapshot, uid: string) => boolean;
  /** What follows the name in the timeline. */
  readonly why: string;
  /** More to store with the enquiry, or beside it; at that moment. */
  readonly also?: (
    transaction: Transaction,
    enquiry: DocumentSnapshot,
    at: string,
  ) => Promise<DocumentData>;
}

/**
 * Assigns an enquiry to whoever on duty has waited longest for one. It changes nothing where the enquiry is no longer
 * due, nor while nobody on duty can get it. Whose it is now, if this call assigned it.
 */
export const assignInTurn = (
  enquiry: DocumentReference,
  { colleagues, isDue, mayGet = () => true, why, also }: Assignment,
): Promise<string | undefined> =>
  transact(
    'duty',
    async (transaction) => {
      const [stored, { docs }] = await Promise.all([
        transaction.get(enquiry),
        transaction.get(dutyRoster().where('onDuty', '==', true)),
      ]);
      if (!stored.exists || !isDue(stored)) return undefined;
      const names = new Map(colleagues.map(({ uid, name }) => [uid, name]));
      const waiting = docs
        .filter(({ id }) => names.has(id))
        .map((duty) => ({ duty, since: String(duty.get('assignedAt') ?? '') }))
        .toSorted((one, other) => one.since.localeCompare(other.since));
      const next = waiting.find(({ duty }) => mayGet(stored, duty.id))?.duty;
      if (!next) return undefined;
      const assignedAt = timeAfter(waiting.at(-1)?.since);
      const updatedAt = timeAfter(stored.get('updatedAt'));
      const more = await also?.(transaction, stored, updatedAt);
      transaction.update(next.ref, { assignedAt });
      addEntry(transaction, enquiry.id, `Assigned to ${names.get(next.id)} ${why}`);
      markStale(transaction, stored.get('createdAt'));
      transaction.update(enquiry, {
        assignedTo: next.id,
        assignedName: names.get(next.id),
        assignedAt,
        updatedAt,
        ...more,
      });
      return next.id;
    },
    () => new Error('Too many concurrent enquiries to assign this one'),
  );

/**
 * Assigns a new enquiry. A second run, spam, and an enquiry that somebody has assigned meanwhile
 * change nothing. Whose it is now, if this call assigned it.
 */
export const assignByTurns = async (
  enquiry: DocumentReference,
  known?: readonly Colleague[],
): Promise<string | undefined> =>
  assignInTurn(enquiry, {
    colleagues: known ?? (await listColleagues()),
    isDue: (stored) => stored.get('assignedAt') === undefined && stored.get('status') !== 'spam',
    why: 'in rotation',
  });
