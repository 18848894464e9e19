import { randomUUID } from 'node:crypto';
import { mails, waitingMail, type StoredMail } from '../mails/outbox/mail.ts';
import type { Account } from '../platform/caller/account.ts';
import { storedRights, secondFactorOf } from '../platform/caller/rights.ts';
import { writeClaims } from '../platform/caller/write-claims.ts';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { accountRecord, type StoredSecondFactor } from './second-factor.ts';
import { makeSessionToken } from './session-token.ts';

/** Warns the owner of an account of wrong codes; undefined for an account without an email. */
function wrongCodesMail(
  { email }: Account,
  wrongCodes: number,
  blockedUntil: number,
): StoredMail | undefined {
  if (email === undefined) return undefined;
  return waitingMail({
    kind: 'account',
    to: email,
    body: {
      template: 'wrong-codes',
      title: 'Wrong codes were entered for your account',
      count: wrongCodes,
      blockedUntil: new Date(blockedUntil).toISOString(),
    },
  });
}

/** Consecutive wrong codes before codes are refused for a while. */
const round = 5;

/**
 * Wait after the first round of wrong codes, doubled after each further round up to `longestWait`.
 * In milliseconds.
 */
const firstWait = 15 * 60 * 1000;
const longestWait = 24 * 60 * 60 * 1000;

const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', 'Too many wrong codes; try again later', {
    headers: { 'Retry-After': String(seconds) },
  });

const refused = (message: string): ApiError =>
  new ApiError('invalid', message, { fields: { code: message } });

/** When codes are accepted again, given the number of wrong ones and the time of the last. */
function openAt(wrongCodes: number, lastWrongAt: number): number {
  const rounds = wrongCodes / round;
  if (rounds === 0 || !Number.isInteger(rounds)) return 0;
  return lastWrongAt + Math.min(firstWait * 2 ** (rounds - 1), longestWait);
}

function requireOpen({ wrongCodes = 0, lastWrongAt = 0 }: StoredSecondFactor, now: number): void {
  const wait = openAt(wrongCodes, lastWrongAt) - now;
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
}

/**
 * Accepts each code once and counts wrong ones. Reading and counting happen in one transaction, so
 * that concurrent guesses are all counted.
 */
async function takeCode(code: string, account: Account): Promise<void> {
  const { stepOf } = await import('./codes.ts');
  const document = secondFactorOf(account.uid);
  const record = accountRecord(account);
  const writtenBy = randomUUID();
  let refusal: string | undefined;
  await transact(
    document.path,
    async (transaction) => {
      const stored: StoredSecondFactor = (await transaction.get(document)).data() ?? {};
      // If the answer to the commit was lost, a retry finds the outcome in `refusal`.
      if (stored.writtenBy === writtenBy) return;
      const now = Date.now();
      requireOpen(stored, now);
      const { waiting, wrongCodes: before = 0, ...others } = stored;
      const secret = stored.secret ?? waiting;
      if (secret === undefined)
        throw new ApiError('conflict', 'Set up two-step verification first');
      const step = stepOf(code, secret, now);
      const isNew = step !== undefined && step > (stored.lastStep ?? 0);
      if (isNew) {
        refusal = undefined;
        transaction.set(document, { ...others, secret, lastStep: step, writtenBy });
        transaction.set(record.entry, record.data(stored.secret ? 'enter-code' : 'enrol'));
        transaction.set(storedRights(account.uid), { secondFactor: 'required' }, { merge: true });
        return;
      }
      refusal =
        step === undefined
          ? 'Wrong code; enter the one that your app shows now'
          : 'This code has already been used; wait for the next one';
      const wrongCodes = before + 1;
      transaction.set(document, { ...stored, wrongCodes, lastWrongAt: now, writtenBy });
      transaction.set(record.entry, record.data('refuse-code'));
      const closedUntil = openAt(wrongCodes, now);
      const mail = closedUntil > 0 && wrongCodesMail(account, wrongCodes, closedUntil);
      if (mail) transaction.set(mails().doc(`wrong-codes-${record.entry.id}`), mail);
    },
    () => tooMany(1),
  );
  if (refusal !== undefined) throw refused(refusal);
}

/** The second step of the sign-in; the first code of a pending secret also activates it. */
export async function verifySecondFactor(
  { body: { code } }: { body: { code: string } },
  account: Account,
): Promise<{ token: string }> {
  const token = await makeSessionToken(account.uid, true);
  await takeCode(code, account);
  if (!account.needsSecondFactor) await writeClaims(account.uid);
  return { token };
}
