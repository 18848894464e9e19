import { collections } from '@institute/schema';
import {
  FieldValue,
  type DocumentReference,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { firestore } from '../../platform/admin.ts';
import { transact } from '../../platform/transact.ts';
import { mails, type StoredMail } from './mail.ts';
import { sendMail } from './transport.ts';

/** Most mails in an hour that strangers can cause, to all addresses together. */
const mostInHour = 60;

/** How many of them may be copies for people who sent an enquiry; the rest is for mails about bookings. */
const copiesInHour = 30;

const hour = 60 * 60 * 1000;

/**
 * Counts a mail towards the ceiling of its hour; false if that is reached. The counter, with those of
 * enquiries, is written no more often than the ceiling allows: once it is reached, it is only read.
 */
async function countInHour(
  transaction: Transaction,
  { kind }: StoredMail,
  now: number,
): Promise<boolean> {
  const since = new Date(now).toISOString().slice(0, 13);
  const counter = firestore().collection('enquiryLimits').doc(`mails-${since}`);
  const counted = await transaction.get(counter);
  const count = Number(counted.get('count') ?? 0);
  const copies = Number(counted.get('copies') ?? 0);
  const isCopy = kind === 'thanks';
  if (count >= mostInHour || (isCopy && copies >= copiesInHour)) return false;
  const expiresAt = Timestamp.fromMillis(now + hour);
  transaction.set(counter, { count: count + 1, copies: copies + Number(isCopy), expiresAt });
  return true;
}

const minute = 60 * 1000;

/** How long a claimed mail is reserved for its run; a run that was killed blocks it until then. */
const claimDuration = 5 * minute;

/** How long sending a mail is retried. */
const patience = 2 * 24 * 60 * minute;

/** Delay after a failed try: 5 minutes, 10, 20 and so on, at most 4 hours. */
const waitAfter = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 240) * minute;

const secretKinds: readonly StoredMail['kind'][] = ['invitation', 'booking', 'consent'];

/** What is done with: the time of the next try, and a secret link. */
const done = ({ kind }: StoredMail) => ({
  dueAt: FieldValue.delete(),
  ...(secretKinds.includes(kind) && {
    'message.body': FieldValue.delete(),
    'message.text': FieldValue.delete(),
  }),
});

const isOver = ({ createdAt }: StoredMail, now: number): boolean =>
  now >= Date.parse(createdAt) + patience;

/** Claims a mail that is due, so that no other run sends it; one over the ceiling of the hour waits. */
const claim = (document: DocumentReference, now: number): Promise<StoredMail | undefined> =>
  transact(
    'claims of mails',
    async (transaction): Promise<StoredMail | undefined> => {
      const stored = (await transaction.get(document)).data() as StoredMail | undefined;
      if (stored?.dueAt === undefined || stored.dueAt > now) return undefined;
      if (stored.until !== undefined && now >= Date.parse(stored.until)) {
        logger.warn('A mail could not be sent in time', { mail: document.id });
        const late = { state: 'failed', error: 'ELATE', ...done(stored) };
        return void transaction.update(document, late);
      }
      const isFirst = stored.byStranger && stored.attempts === 0;
      if (isFirst && !(await countInHour(transaction, stored, now))) {
        logger.warn('A mail waits: strangers caused too many in this hour', { mail: document.id });
        const later = isOver(stored, now)
          ? { state: 'failed', error: 'ECEILING', ...done(stored) }
          : { dueAt: now + claimDuration };
        return void transaction.update(document, later);
      }
      const claimed = { dueAt: now + claimDuration, attempts: stored.attempts + 1 };
      transaction.update(document, claimed);
      return { ...stored, ...claimed };
    },
    () => new Error('Too many mails are claimed at the same time; the next run sends this one'),
  );

/** Stores the outcome, unless the mail was removed or claimed by a later run meanwhile. */
const settle = (
  document: DocumentReference,
  { attempts }: StoredMail,
  outcome: object,
  also?: (transaction: Transaction) => void,
) =>
  firestore().runTransaction(async (transaction) => {
    const current = await transaction.get(document);
    if (current.get('attempts') !== attempts) return;
    transaction.update(document, { ...outcome });
    also?.(transaction);
  });

/**
 * Adds a mail that the site sent to the timeline of the enquiry, under the id of the mail: a second run adds no other.
 * A message of the staff is there since they wrote it.
 */
function noteSent(
  transaction: Transaction,
  id: string,
  { kind, enquiry, message: { subject } }: StoredMail,
  at: string,
): void {
  if (enquiry === undefined || kind === 'message') return;
  const entry = firestore().collection(collections.timeline).doc(id);
  transaction.set(entry, { enquiry, kind: 'email', text: subject, at, by: '', byName: '' });
}

/** The error code, without the server's message, which may contain addresses. */
function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim();
}

async function noteFailure(
  document: DocumentReference,
  mail: StoredMail,
  error: string,
  now: number,
): Promise<void> {
  const gaveUp = isOver(mail, now);
  const facts = { mail: document.id, attempts: mail.attempts, error };
  if (gaveUp) logger.error('Gave up on a mail after two days', facts);
  else logger.warn('A mail was not sent and will be retried', facts);
  const next = gaveUp
    ? { state: 'failed', ...done(mail) }
    : { dueAt: now + waitAfter(mail.attempts) };
  await settle(document, mail, { ...next, error });
}

/**
 * Sends a mail of the outbox if it is due. May run twice, late, or concurrently; a run that is
 * killed after the server accepted the mail makes it go out again, with the same Message-ID.
 */
export async function deliver(document: DocumentReference, now = Date.now()): Promise<void> {
  const mail = await claim(document, now);
  if (!mail) return;
  try {
    await sendMail(document.id, mail);
  } catch (error) {
    return noteFailure(document, mail, reasonOf(error), now);
  }
  const sentAt = new Date(now).toISOString();
  const outcome = { state: 'sent', sentAt, error: FieldValue.delete(), ...done(mail) };
  await settle(document, mail, outcome, (transaction) =>
    noteSent(transaction, document.id, mail, sentAt),
  );
}

/** How many mails are claimed at once: few enough for a server that lets each wait until its timeout. */
const batchSize = 10;

/** The clock is read again for each batch: a claim by the time of an earlier one would end too soon. */
async function deliverAll(due: Query, fixed?: number): Promise<void> {
  const now = fixed ?? Date.now();
  const { docs } = await due
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .select()
    .limit(batchSize)
    .get();
  await Promise.all(docs.map(({ ref }) => deliver(ref, now)));
  if (docs.length === batchSize) await deliverAll(due, fixed);
}

/** The kinds that go before all others, in this order: what somebody needs to sign in, then bookings and the office's enquiries. */
const firstKinds: readonly (readonly StoredMail['kind'][])[] = [
  ['account', 'invitation'],
  ['booking', 'enquiry'],
];

/** Sends every mail that is due: those of accounts first, however many others wait. */
export async function deliverDue(now?: number): Promise<void> {
  for (const kinds of firstKinds) await deliverAll(mails().where('kind', 'in', kinds), now);
  await deliverAll(mails(), now);
}
