import { collections, promisedSources, type DutyState } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { assignByTurns } from './assign-by-turns.ts';
import { dutyRoster, listColleagues } from './colleagues.ts';
import { tellAssigned } from './tell-assigned.ts';

/** Most enquiries that one call looks at. */
const most = 1_000;

/** For how many milliseconds a call begins more assignments: the others are left for the next one. */
const step = 3_000;

/**
 * Assigns the enquiries that came while no one was on duty, the oldest first. How many one account got, and whether
 * another call can assign more.
 */
export async function assignWaiting(
  uid: string,
  time = step,
  tell = tellAssigned,
): Promise<Pick<DutyState, 'assigned' | 'more'>> {
  const began = Date.now();
  const found = firestore()
    .collection(collections.enquiries)
    .where('status', '==', 'new')
    .where('assignedTo', '==', '')
    .where('source', 'in', promisedSources)
    .orderBy('createdAt')
    .limit(most)
    .select('assignedAt');
  const [colleagues, { docs }] = await Promise.all([listColleagues(), found.get()]);
  const waiting = docs.filter((enquiry) => enquiry.get('assignedAt') === undefined);
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
    more: given.length < waiting.length && given.some(Boolean),
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
