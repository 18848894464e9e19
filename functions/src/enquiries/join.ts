import { collections, settledStatuses, storedEnquiry, type StoredEnquiry } from '@institute/schema';
import type { DocumentData, Query, Transaction } from 'firebase-admin/firestore';
import { write, writeQueue, writeTogether } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { openAgain } from './open-again.ts';
import { addEntry, recordAssignee } from './timeline.ts';

const all = () => firestore().collection(collections.enquiries);

const refused = (message: string) => new ApiError('invalid', message, { fields: { ids: message } });

const busy = () =>
  new ApiError('conflict', 'Someone else is changing this at the same time; try again');

const contactsIn = (data: DocumentData): readonly unknown[] => data['contacts'] ?? [];

/** The enquiries that were joined to one of these, up to 30. */
export const joinedTo = (ids: readonly string[]): Query => all().where('joined.to', 'in', ids);

/** An enquiry that was joined, on its own again with the status that it had. */
export function separated({ joined, ...rest }: DocumentData): DocumentData {
  const isUnchanged = settledStatuses.includes(joined.status) || rest['status'] !== 'closed';
  return { ...rest, status: isUnchanged ? rest['status'] : joined.status };
}

/**
 * An enquiry as it comes back: on its own, if the one that it was joined to is gone, or is itself joined to another one,
 * or others are joined to it by now. It, or they, would be in no list.
 */
export async function joinedStill(
  transaction: Transaction,
  id: string,
  enquiry: DocumentData,
): Promise<DocumentData> {
  const to: string | undefined = enquiry['joined']?.to;
  if (to === undefined) return enquiry;
  const [kept, below] = await Promise.all([
    transaction.get(all().doc(to)),
    transaction.get(joinedTo([id]).limit(1)),
  ]);
  const isStill = kept.exists && !kept.get('joined') && below.empty;
  return isStill ? enquiry : separated(enquiry);
}

/** How an enquiry changes that is joined to the one that is kept: the one that was chosen, or one joined to that. */
const joining =
  (id: string, { chosen, kept }: Readonly<Record<'chosen' | 'kept', string>>, admin: Admin) =>
  async (current: DocumentData | undefined, transaction: Transaction): Promise<DocumentData> => {
    const other = (await transaction.get(all().doc(kept))).data();
    if (!current || !other) throw notFound('Enquiry');
    if (other['joined']) throw refused('This enquiry is itself joined to another one');
    const joined = current['joined'] as StoredEnquiry['joined'];
    if (joined?.to === kept) return current;
    const isBelow = joined?.to === chosen;
    if (!isBelow && !contactsIn(current).some((contact) => contactsIn(other).includes(contact)))
      throw refused('These enquiries have no phone number or email address in common');
    addEntry(transaction, id, 'Joined to another enquiry from this person', admin);
    const status = joined?.status ?? current['status'];
    return {
      ...current,
      joined: { to: kept, status, createdAt: other['createdAt'] },
      status: settledStatuses.includes(status) ? status : 'closed',
    };
  };

/** Joins one with those that were joined to it, all or none: below one that is itself joined they would be in no list. */
async function joinOne(chosen: string, kept: string, admin: Admin): Promise<boolean> {
  const below = joinedTo([chosen]).select();
  const ids = [chosen, ...(await below.get()).docs.map(({ id }) => id)];
  const [saved] = await writeTogether(
    ids.map((id) => ({
      document: all().doc(id),
      change: joining(id, { chosen, kept }, admin),
    })),
    admin,
    {
      queue: writeQueue(all().doc(kept)),
      check: async (transaction) => {
        const { docs } = await transaction.get(below);
        if (docs.some(({ id }) => !ids.includes(id))) throw busy();
      },
    },
  );
  return saved?.after?.['joined']?.to === kept;
}

/**
 * Joins enquiries of the same person to the one that is kept, with whatever was joined to them. They
 * keep everything, and leave the lists; open ones are closed.
 */
export async function joinEnquiries(
  { id, body }: { id: string; body: { ids: string[] } },
  admin: Admin,
): Promise<{ joined: number }> {
  if (body.ids.includes(id)) throw refused('An enquiry cannot be joined to itself');
  let joined = 0;
  for (const other of new Set(body.ids)) if (await joinOne(other, id, admin)) joined += 1;
  return { joined };
}

/** Undoes a join: the enquiry is on its own again, with the status that it had. */
export async function separateEnquiry(
  { id }: { id: string },
  admin: Admin,
): Promise<StoredEnquiry> {
  const saved = await write(all().doc(id), admin, async (current, transaction) => {
    if (!current) throw notFound('Enquiry');
    if (!current['joined']) return current;
    addEntry(transaction, id, 'Separated', admin);
    const next = await openAgain(separated(current));
    recordAssignee(transaction, id, { before: current, next }, admin);
    return next;
  });
  return storedEnquiry.parse({ ...saved, _id: id });
}

/** An enquiry to which others are joined is not deleted: they are in no list. */
export async function requireNoneJoined(
  _current: DocumentData,
  { id, transaction }: { id: string; transaction: Transaction },
): Promise<void> {
  if ((await transaction.get(joinedTo([id]).limit(1))).empty) return;
  throw new ApiError('conflict', 'Others are joined to this enquiry: separate them first');
}
