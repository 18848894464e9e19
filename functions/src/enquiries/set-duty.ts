import { collections, promisedSources, type DutyState } from '@institute/schema';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { dutyRoster } from '../account/staff/duty-roster.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { assignByTurns } from './assign-by-turns.ts';
import { listColleagues } from './colleagues.ts';
import { tellAssigned } from './tell-assigned.ts';

/** Most enquiries that are read at once. */
const readAtOnce = 1_000;

/** For how many milliseconds a call begins more assignments: the others are left for the next one. */
const step = 3_000;

interface Step {
  readonly time?: number;
  readonly tell?: typeof tellAssigned;
  readonly atOnce?: number;
}

/**
 * The oldest enquiries that were never assigned, and whether these are all. Passes over those that were assigned and are
 * no one's again, such as those of a colleague who left, however many they are.
 */
async function findWaiting(
  atOnce: number,
  after?: QueryDocumentSnapshot,
): Promise<{ waiting: readonly QueryDocumentSnapshot[]; isAll: boolean }> {
  const free = firestore()
    .collection(collections.enquiries)
    .where('status', '==', 'new')
    .where('assignedTo', '==', '')
    .where('source', 'in', promisedSources)
    .orderBy('createdAt')
    .limit(atOnce)
    .select('assignedAt', 'createdAt');
  const { docs } = await (after ? free.startAfter(after) : free).get();
  const waiting = docs.filter((enquiry) => enquiry.get('assignedAt') === undefined);
  const isAll = docs.length < atOnce;
  return isAll || waiting.length > 0 ? { waiting, isAll } : findWaiting(atOnce, docs.at(-1));
}

/**
 * Assigns the enquiries that came while no one was on duty, the oldest first. How many one account got, and whether
 * another call can assign more.
 */
export async function assignWaiting(
  uid: string,
  { time = step, tell = tellAssigned, atOnce = readAtOnce }: Step = {},
): Promise<Pick<DutyState, 'assigned' | 'more'>> {
  const began = Date.now();
  const [colleagues, { waiting, isAll }] = await Promise.all([
    listColleagues(),
    findWaiting(atOnce),
  ]);
  const given: (string | undefined)[] = [];
  /** The last enquiry that each colleague got; whoever asks is told by the answer. */
  const others = new Map<string, string>();
  for (const { ref } of waiting) {
    const to = await assignByTurns(ref, colleagues);
    given.push(to);
    if (to !== undefined && to !== uid) others.set(to, ref.id);
    if (Date.now() - began >= time) break;
  }
  for (const [other, enquiry] of others) await tell(other, enquiry);
  return {
    assigned: given.filter((each) => each === uid).length,
    more: (given.length < waiting.length || !isAll) && given.some(Boolean),
  };
}

/** Switches one's own duty; on duty, one gets what waits (enquiries-13). */
export async function setDuty(
  { body: { onDuty } }: { body: { onDuty: boolean } },
  { uid }: Admin,
): Promise<DutyState> {
  await dutyRoster().doc(uid).set({ onDuty }, { merge: true });
  const given = onDuty ? await assignWaiting(uid) : { assigned: 0, more: false };
  const found = (await listColleagues()).find((each) => each.uid === uid);
  return { ...(found ?? { uid, name: uid, onDuty }), ...given };
}
