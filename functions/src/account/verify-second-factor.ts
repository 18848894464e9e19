import { randomUUID } from 'node:crypto';
import type { Account } from '../http/authenticate.ts';
import { ApiError } from '../http/errors.ts';
import { transact } from '../transact.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { makeSessionToken } from './session-token.ts';
import { accountRecord, secondFactorOf, type StoredSecondFactor } from './stored-second-factor.ts';

/** Wrong codes of one account within the window. */
const limit = 5;

const windowMilliseconds = 15 * 60 * 1000;

const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', 'Too many wrong codes; try again later', {
    headers: { 'Retry-After': String(seconds) },
  });

const refused = (message: string): ApiError =>
  new ApiError('invalid', message, { fields: { code: message } });

/** The refusals that count now; as many as the limit refuse every further code. */
function recentOf({ refusedAt = [] }: StoredSecondFactor, now: number): readonly number[] {
  const recent = refusedAt.filter((time) => time > now - windowMilliseconds);
  const [oldest = now] = recent;
  if (recent.length < limit) return recent;
  throw tooMany(Math.max(1, Math.ceil((oldest + windowMilliseconds - now) / 1000)));
}

/**
 * Takes a code once, and counts one that is wrong, in the transaction that reads what was taken and
 * counted before: guesses at the same time count one by one.
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
      // Where the answer to the commit was lost, `refusal` says how it went.
      if (stored.writtenBy === writtenBy) return;
      const now = Date.now();
      const refusedAt = recentOf(stored, now);
      const { waiting, ...others } = stored;
      const secret = stored.secret ?? waiting;
      if (secret === undefined) throw new ApiError('conflict', 'Set up the second factor first');
      const step = stepOf(code, secret, now);
      const isNew = step !== undefined && step > (stored.lastStep ?? 0);
      if (isNew) {
        refusal = undefined;
        transaction.set(document, { ...others, secret, lastStep: step, refusedAt, writtenBy });
        transaction.set(record.entry, record.data(stored.secret ? 'enter-code' : 'enrol'));
        return;
      }
      refusal =
        step === undefined
          ? 'This code is not right; enter the one that your app shows now'
          : 'This code was used already; wait for the next one';
      transaction.set(document, { ...stored, refusedAt: [...refusedAt, now], writtenBy });
      transaction.set(record.entry, record.data('refuse-code'));
    },
    () => tooMany(1),
  );
  if (refusal !== undefined) throw refused(refusal);
}

/** The second step of the sign-in; the first code of a new secret makes the secret count. */
export async function verifySecondFactor(
  { body: { code } }: { body: { code: string } },
  account: Account,
): Promise<{ token: string }> {
  const token = await makeSessionToken(account.uid, true);
  await takeCode(code, account);
  if (!account.needsSecondFactor) await requireSecondFactor(account.uid);
  return { token };
}
