import { collections, promisedSources, type DutyState } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { assignByTurns } from './assign-by-turns.ts';
import { dutyRoster, listColleagues } from './colleagues.ts';

/** Most enquiries that one call assigns: the others wait for the next one. */
const most = 50;

/** Assigns the enquiries that came while no one was on duty, the oldest first; how many one account got. */
async function assignWaiting(uid: string): Promise<number> {
  const { docs } = await firestore()
    .collection(collections.enquiries)
    .where('status', '==', 'new')
    .where('assignedTo', '==', '')
    .where('source', 'in', promisedSources)
    .orderBy('createdAt')
    .limit(most)
    .select()
    .get();
  let assigned = 0;
  for (const { ref } of docs) if ((await assignByTurns(ref)) === uid) assigned += 1;
  return assigned;
}

/** Switches one's own duty; on duty, one gets what waits (enquiries-13). */
export async function setDuty(
  { body: { onDuty } }: { body: { onDuty: boolean } },
  { uid }: Admin,
): Promise<DutyState> {
  await dutyRoster().doc(uid).set({ onDuty }, { merge: true });
  const assigned = onDuty ? await assignWaiting(uid) : 0;
  const found = (await listColleagues()).find((each) => each.uid === uid);
  return { ...(found ?? { uid, name: uid, onDuty }), assigned };
}
