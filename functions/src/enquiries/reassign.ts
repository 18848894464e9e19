import {
  collections,
  promisedSources,
  reassignment,
  type Colleague,
  type Reassignment,
} from '@institute/schema';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { readPages } from '../content/all-content.ts';
import { keepHistory } from '../content/history.ts';
import { firestore } from '../platform/admin.ts';
import { addAudit } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/account.ts';
import { assignInTurn } from './assign-by-turns.ts';
import { listColleagues } from './colleagues.ts';
import { tellAssigned } from './tell-assigned.ts';

const hour = 60 * 60 * 1000;

/** An enquiry that was assigned before that stays where it is: no old backlog is dealt out. */
const reach = 7 * 24 * hour;

/** No rule gives access to it. */
const setting = (): DocumentReference => firestore().collection('staff').doc('reassignment');

/** After how many hours without an answer a new enquiry goes to somebody else; until an owner says so it never does. */
export async function readReassignment(): Promise<Reassignment> {
  const { data } = reassignment.safeParse((await setting().get()).data());
  return data ?? { hours: null };
}

/** Changes that. */
export async function saveReassignment(
  { body }: { body: Reassignment },
  admin: Admin,
): Promise<Reassignment> {
  const batch = firestore().batch();
  const at = new Date().toISOString();
  batch.set(setting(), body);
  addAudit(batch, { document: setting().path, action: 'update', admin, at });
  await batch.commit();
  return body;
}

/** From whom an enquiry was taken for lack of an answer. */
const takenFrom = (enquiry: DocumentSnapshot): string[] => enquiry.get('takenFrom') ?? [];

/** Nobody gets an enquiry again that was taken from them. */
const mayGet = (enquiry: DocumentSnapshot, uid: string): boolean =>
  uid !== enquiry.get('assignedTo') && !takenFrom(enquiry).includes(uid);

const isLate = (enquiry: DocumentSnapshot, before: string): boolean =>
  enquiry.get('status') === 'new' &&
  enquiry.get('answered') === undefined &&
  Boolean(enquiry.get('assignedTo')) &&
  enquiry.get('assignedAt') <= before;

interface Late {
  readonly before: string;
  readonly hours: number;
  readonly colleagues: readonly Colleague[];
}

const reassign = (enquiry: DocumentReference, { before, hours, colleagues }: Late) =>
  assignInTurn(enquiry, {
    colleagues,
    isDue: (stored) => isLate(stored, before),
    mayGet,
    why: `in rotation: no answer within ${hours === 1 ? '1 hour' : `${hours} hours`}`,
    also: async (transaction, stored, at) => {
      const event = { action: 'update', admin: { uid: 'site' }, at } as const;
      await keepHistory(transaction, enquiry, stored.data(), event);
      return { takenFrom: [...new Set([...takenFrom(stored), stored.get('assignedTo')])] };
    },
  });

/**
 * Hands the new enquiries that their colleague has not answered in time to the next one on duty, those who were
 * promised an answer alone. Each colleague gets an enquiry at most once: when all on duty have had it, it stays.
 */
export async function reassignLate(now = new Date(), tell = tellAssigned): Promise<void> {
  const { hours } = await readReassignment();
  if (hours === null) return;
  const colleagues = await listColleagues();
  const onDuty = colleagues.filter((each) => each.onDuty);
  if (onDuty.length === 0) return;
  const before = new Date(now.getTime() - hours * hour).toISOString();
  const waiting = firestore()
    .collection(collections.enquiries)
    .where('status', '==', 'new')
    .where('source', 'in', promisedSources)
    .where('assignedAt', '>', new Date(now.getTime() - reach).toISOString())
    .where('assignedAt', '<=', before)
    .orderBy('assignedAt')
    .select('status', 'answered', 'assignedTo', 'assignedAt', 'takenFrom');
  for await (const found of readPages(waiting)) {
    const isDue = isLate(found, before) && onDuty.some(({ uid }) => mayGet(found, uid));
    if (isDue) await tell(await reassign(found.ref, { before, hours, colleagues }), found.id);
  }
}
