import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { firestore } from '../admin.ts';
import { mails, type StoredMail } from './mail.ts';
import { sendMail } from './transport.ts';

const minute = 60 * 1000;

/** How long a claimed mail is reserved for its run; a run that was killed blocks it until then. */
const claimDuration = 5 * minute;

/** How long sending a mail is retried. */
const patience = 2 * 24 * 60 * minute;

/** Delay after a failed try: 5 minutes, 10, 20 and so on, at most 4 hours. */
const waitAfter = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 240) * minute;

/** Claims a mail that is due, so that no other run sends it. */
const claim = (document: DocumentReference, now: number): Promise<StoredMail | undefined> =>
  firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data() as StoredMail | undefined;
    if (stored?.dueAt === undefined || stored.dueAt > now) return undefined;
    const claimed = { dueAt: now + claimDuration, attempts: stored.attempts + 1 };
    transaction.update(document, claimed);
    return { ...stored, ...claimed };
  });

/** Stores the outcome, unless the mail was removed or claimed by a later run meanwhile. */
const settle = (document: DocumentReference, { attempts }: StoredMail, outcome: object) =>
  firestore().runTransaction(async (transaction) => {
    const current = await transaction.get(document);
    if (current.get('attempts') === attempts) transaction.update(document, { ...outcome });
  });

/** The error code, without the server's message, which may contain addresses. */
function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim();
}

/** Mails with a secret link. */
const secretKinds: readonly StoredMail['kind'][] = ['invitation', 'booking', 'consent'];

/** What is done with: the time of the next try, and a secret link. */
const done = ({ kind }: StoredMail) => ({
  dueAt: FieldValue.delete(),
  ...(secretKinds.includes(kind) && { 'message.text': '' }),
});

async function noteFailure(
  document: DocumentReference,
  mail: StoredMail,
  error: string,
  now: number,
): Promise<void> {
  const isOver = now >= Date.parse(mail.createdAt) + patience;
  const facts = { mail: document.id, attempts: mail.attempts, error };
  if (isOver) logger.error('Gave up on a mail after two days', facts);
  else logger.warn('A mail was not sent and will be retried', facts);
  const next = isOver
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
  await settle(document, mail, {
    state: 'sent',
    sentAt,
    error: FieldValue.delete(),
    ...done(mail),
  });
}

/** Maximum number of mails sent concurrently. */
const batchSize = 20;

/** Sends every mail that is due. */
export async function deliverDue(now = Date.now()): Promise<void> {
  const { docs } = await mails()
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .select()
    .limit(batchSize)
    .get();
  await Promise.all(docs.map(({ ref }) => deliver(ref, now)));
  if (docs.length === batchSize) await deliverDue();
}
