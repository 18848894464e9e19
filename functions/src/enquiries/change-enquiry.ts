import {
  collections,
  settledStatuses,
  storedEnquiry,
  type Endpoints,
  type StoredEnquiry,
} from '@institute/schema';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { requireCurrent } from '../content/require-current.ts';
import { batchOf } from '../content/seats.ts';
import { writeQueue, write } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { namedBatch } from './asked-batch.ts';
import { requireColleague } from './colleagues.ts';
import { enrolmentAfter } from './enrolment.ts';
import { findable } from './findable.ts';
import { openAgain } from './open-again.ts';
import { progressAfter } from './progress.ts';
import { addOutcome, hasEntry, outcomeToUndo, recordChanges } from './timeline.ts';

type Changes = Omit<z.output<Endpoints['updateEnquiry']['body']>, 'updatedAt'>;

/** A follow-up on another day has no time, unless one is given. */
const timeOfFollowUp = ({ followUpOn, followUpTime = '' }: Changes) =>
  followUpOn === undefined ? {} : { followUpTime: followUpOn === '' ? '' : followUpTime };

/** Refuses to take away both phone and email: nobody could answer. */
function requireReachable({ phone, email }: Changes, next: DocumentData): void {
  if (phone !== '' && email !== '') return;
  if (next['phone'] || next['email']) return;
  const message = 'Enter a phone number or an email address';
  throw new ApiError('invalid', message, { fields: { phone: message } });
}

const toEnrolIn = async (id: string) => (await namedBatch(id)) ?? { id, name: '' };

/** When an outcome is noted: with the first answer, if it is that. */
const outcomeAt = (current: DocumentData, { answered }: DocumentData): string =>
  (!current['answered'] && answered?.at) || new Date().toISOString();

/** An enquiry without its first answer, if that was an outcome which is taken back. */
function unanswered({ answered, ...rest }: DocumentData, outcome: DocumentSnapshot): DocumentData {
  return answered && answered.at !== outcome.get('at') ? { ...rest, answered } : rest;
}

/** How the changes change an enquiry, with the names of a new colleague and batch. */
export async function changer(
  { enrolIn: batch, outcome, undoneOutcome, ...changes }: Changes,
  admin: Admin,
) {
  const { assignedTo } = changes;
  const [assignedName, enrolIn] = await Promise.all([
    assignedTo ? requireColleague(assignedTo) : '',
    batch === undefined ? undefined : batch === '' ? null : toEnrolIn(batch),
  ]);
  return async (
    id: string,
    current: DocumentData,
    transaction: Transaction,
  ): Promise<DocumentData> => {
    if (outcome && (await hasEntry(transaction, outcome.id, id))) return current;
    const undone = undoneOutcome
      ? await outcomeToUndo(transaction, undoneOutcome, id, admin)
      : undefined;
    const { enrolment: _before, ...rest } = undone ? unanswered(current, undone) : current;
    const isMoved = assignedTo !== undefined && assignedTo !== current['assignedTo'];
    const assignment = isMoved && { assignedName, assignedAt: new Date().toISOString() };
    const wanted = { status: String(changes.status ?? current['status']), enrolIn };
    const enrolment = await enrolmentAfter(transaction, { id, current, wanted }, admin);
    const changed = {
      ...rest,
      ...changes,
      ...timeOfFollowUp(changes),
      ...assignment,
      ...enrolment,
      ...progressAfter(current, wanted.status, admin),
    };
    const wasSettled = settledStatuses.includes(current['status']);
    const next = findable(id, wasSettled ? await openAgain(changed) : changed);
    requireReachable(changes, next);
    recordChanges(transaction, id, { before: current, next }, admin);
    if (outcome) addOutcome(transaction, id, { ...outcome, at: outcomeAt(current, next) }, admin);
    if (undone) transaction.delete(undone.ref);
    return next;
  };
}

/** What else a correction of an enquiry changes. It reads and writes. */
type Follow = (
  transaction: Transaction,
  id: string,
  change: Readonly<Record<'before' | 'next', DocumentData>>,
) => Promise<void>;

/** Changes an enquiry for the staff. */
export async function updateEnquiry(
  {
    id,
    body: { updatedAt, ...changes },
  }: { id: string; body: z.output<Endpoints['updateEnquiry']['body']> },
  admin: Admin,
  follow: Follow,
): Promise<StoredEnquiry> {
  const change = await changer(changes, admin);
  const { enrolIn, outcome, undoneOutcome } = changes;
  const saved = await write(
    firestore().collection(collections.enquiries).doc(id),
    admin,
    async (current, transaction) => {
      if (!current) throw notFound('Enquiry');
      requireCurrent(updatedAt, current, storedEnquiry, id);
      const next = await change(id, current, transaction);
      await follow(transaction, id, { before: current, next });
      return next;
    },
    {
      // What came of a call is noted also where the enquiry stays as it was.
      writesAnyway: Boolean(outcome ?? undoneOutcome),
      ...(enrolIn && { queue: writeQueue(batchOf(enrolIn)) }),
    },
  );
  return storedEnquiry.parse({ ...saved, _id: id });
}
