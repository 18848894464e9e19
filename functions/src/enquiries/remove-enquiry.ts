import type { StoredErasure } from '@institute/schema';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';
import { markStale, momentsOf } from '../content/stale-days.ts';
import { timeAfter } from '../content/write.ts';
import { transact } from '../platform/transact.ts';
import { freeSeats } from './enrolment.ts';
import { joinedTo, separated } from './join.ts';
import { openAgain } from './open-again.ts';
import { addEntry, recordAssignee } from './timeline.ts';
import { holdersOf, messagesOf, timelinesOf, versionsOf } from './holders-of.ts';

type Removed = Pick<StoredErasure['removed'], 'enquiries' | 'versions' | 'mail' | 'timeline'>;

const nothing: Removed = { enquiries: 0, versions: 0, mail: 0, timeline: 0 };

/** Of so many entries, or messages, a transaction removes a part: Firestore limits its size and its time. */
const removedAtOnce = 400;

/** Further work in the removing transactions. */
export interface RemovalOptions {
  /** Whether, given its versions, it should still be removed. */
  readonly isDue?: (versions: readonly DocumentSnapshot[]) => boolean;
  /** Whether their time is over: what was joined to them is not open again. */
  readonly areExpired?: boolean;
  /** Frees the seats of those who are enrolled, and is on record for that. */
  readonly freedBy?: Admin;
  /** Called with what was removed, for further writes. */
  readonly record?: (transaction: Transaction, removed: Removed) => void;
}

const busy = () =>
  new ApiError('conflict', 'Someone else is changing this at the same time; try again');

const partOf = (query: Query): Query => query.select().limit(removedAtOnce);

async function haveLongHistory(ids: readonly string[]): Promise<boolean> {
  const found = await Promise.all([partOf(timelinesOf(ids)).get(), partOf(messagesOf(ids)).get()]);
  return found.some(({ size }) => size === removedAtOnce);
}

/** Removes a part of the entries and messages of those enquiries that are due. Returns whether there were any. */
const removeSome = (
  ids: readonly string[],
  { isDue = () => true, record }: RemovalOptions,
): Promise<boolean> => {
  const paths = ids.map((id) => holdersOf(id).enquiry.path);
  return transact(
    paths.join(),
    async (transaction) => {
      const versions = versionsOf(paths).select('document', 'restorableUntil');
      const { docs } = await transaction.get(versions);
      const due = ids.filter((_, index) =>
        isDue(docs.filter((version) => version.get('document') === paths[index])),
      );
      if (due.length === 0) return false;
      const [timeline, messages] = await Promise.all([
        transaction.get(partOf(timelinesOf(due))),
        transaction.get(partOf(messagesOf(due))),
      ]);
      for (const { ref } of [...timeline.docs, ...messages.docs]) transaction.delete(ref);
      record?.(transaction, { ...nothing, mail: messages.size, timeline: timeline.size });
      return timeline.size + messages.size > 0;
    },
    busy,
  );
};

/** An enquiry that stays while the one goes that it was joined to. */
interface Left {
  readonly ref: DocumentReference;
  readonly before: DocumentData;
}

/** The enquiries that were joined to those that go, and stay. */
const leftBy = (gone: ReadonlySet<string>, joined: readonly QueryDocumentSnapshot[]): Left[] =>
  joined
    .map((each) => ({ ref: each.ref, before: each.data() }))
    .filter(({ ref, before }) => !gone.has(ref.id) && gone.has(before['joined'].to));

function change({ ref, before }: Left, transaction: Transaction, next: DocumentData, text: string) {
  addEntry(transaction, ref.id, text);
  transaction.set(ref, { ...next, updatedAt: timeAfter(before['updatedAt']) });
  markStale(transaction, ...momentsOf(before), ...momentsOf(next));
}

/** Without the enquiry that they are joined to, others would be in no list. */
async function separateAll(transaction: Transaction, all: readonly Left[]): Promise<void> {
  for (const each of all) {
    const { ref, before } = each;
    const next = await openAgain(separated(before));
    recordAssignee(transaction, ref.id, { before, next });
    change(each, transaction, next, 'Separated: the enquiry that it was joined to is gone');
  }
}

/**
 * The newest takes the place of the enquiry whose time is over, and the others are joined to it. All keep their status:
 * they were dealt with in the one that goes.
 */
function joinToNewest(transaction: Transaction, all: readonly Left[]): void {
  const newestFirst = all.toSorted((one, other) =>
    one.before['createdAt'] < other.before['createdAt'] ? 1 : -1,
  );
  for (const each of all) {
    const { joined, ...rest } = each.before;
    const newest = newestFirst.find(({ before }) => before['joined'].to === joined.to) ?? each;
    const { id: to } = newest.ref;
    const { createdAt } = newest.before;
    if (newest === each)
      change(
        each,
        transaction,
        rest,
        'Separated: the retention period of the enquiry that it was joined to is over',
      );
    else
      change(
        each,
        transaction,
        { ...rest, joined: { ...joined, to, createdAt } },
        'Joined to another enquiry from this person',
      );
  }
}

/** Removes enquiries with all that belongs to them in one transaction. */
async function removeRest(
  ids: readonly string[],
  { isDue = () => true, areExpired = false, freedBy, record }: RemovalOptions,
): Promise<void> {
  const all = ids.map(holdersOf);
  const paths = all.map(({ enquiry }) => enquiry.path);
  await transact(
    paths.join(),
    async (transaction) => {
      const [stored, staffMails, booked, { docs }, timelines, messages, joined] = await Promise.all(
        [
          transaction.getAll(...all.map(({ enquiry }) => enquiry)),
          transaction.getAll(...all.map(({ mail }) => mail)),
          transaction.getAll(...all.map(({ booking }) => booking)),
          transaction.get(versionsOf(paths).select('document', 'restorableUntil')),
          transaction.get(timelinesOf(ids).select('enquiry')),
          transaction.get(messagesOf(ids).select('enquiry')),
          transaction.get(joinedTo(ids)),
        ],
      );
      const due = paths.map((path, index) => {
        const versions = docs.filter((version) => version.get('document') === path);
        const isTheirs = (each: DocumentSnapshot) => each.get('enquiry') === ids[index];
        const timeline = timelines.docs.filter(isTheirs);
        const mail = [staffMails[index]!, ...messages.docs.filter(isTheirs)];
        const booking = booked[index]!;
        return isDue(versions)
          ? { versions, timeline, mail, booking, stored: stored[index]! }
          : null;
      });
      const found = due.filter((each) => each !== null);
      const removed = found.map((each) => each.stored.data());
      if (freedBy) await freeSeats(transaction, removed, freedBy);
      for (const each of found)
        for (const { ref } of [
          each.stored,
          each.booking,
          ...each.mail,
          ...each.versions,
          ...each.timeline,
        ])
          transaction.delete(ref);
      for (const each of found)
        markStale(transaction, ...momentsOf(each.stored.data()), each.booking.get('startsAt'));
      if (found.length === 0) return;
      const gone = new Set(found.map((each) => each.stored.id));
      const left = leftBy(gone, joined.docs);
      if (areExpired) joinToNewest(transaction, left);
      else await separateAll(transaction, left);
      record?.(transaction, {
        enquiries: found.filter((each) => each.stored.exists).length,
        versions: found.flatMap(({ versions }) => versions).length,
        mail: found.flatMap(({ mail }) => mail).filter(({ exists }) => exists).length,
        timeline: found.flatMap(({ timeline }) => timeline).length,
      });
    },
    busy,
  );
}

/**
 * Removes up to 30 enquiries with their versions, mails and timelines. A long history goes first, in parts:
 * until all of it has gone, the enquiries are found again by whoever continues. What is left goes with them.
 */
export async function removeEnquiries(
  ids: readonly string[],
  options: RemovalOptions = {},
): Promise<void> {
  if (ids.length === 0) return;
  while ((await haveLongHistory(ids)) && (await removeSome(ids, options)));
  await removeRest(ids, options);
}
