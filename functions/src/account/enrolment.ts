import type { SecondFactorEnrolment, StoredAccount } from '@institute/schema';
import type { Account } from '../platform/caller/account.ts';
import { readOwnFacts } from '../content/own-facts.ts';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { secondFactorOf } from '../platform/caller/rights.ts';
import { accountRecord, type StoredSecondFactor } from './second-factor.ts';

/** Maximum age of the sign-in for setting up a second factor, in seconds. */
const recentSeconds = 15 * 60;

function requireRecent({ signedInAt }: Account): void {
  if (Date.now() / 1000 - signedInAt < recentSeconds) return;
  throw new ApiError(
    'forbidden',
    'Sign out and sign in again first: this needs a sign-in from the last 15 minutes',
  );
}

export async function getAccount(
  _: object,
  { uid, needsSecondFactor }: Account,
): Promise<StoredAccount> {
  const stored = await secondFactorOf(uid).get();
  if (stored.get('secret') !== undefined) return { secondFactor: 'enrolled' };
  return { secondFactor: needsSecondFactor ? 'required' : 'none' };
}

/**
 * Creates a pending secret, replacing an earlier pending one. The sign-in has to be recent, so that
 * a stolen session cannot add its own second factor.
 */
export async function enrolSecondFactor(
  _: object,
  account: Account,
): Promise<SecondFactorEnrolment> {
  requireRecent(account);
  const { makeSecret, uriOf } = await import('./codes.ts');
  const waiting = makeSecret();
  const document = secondFactorOf(account.uid);
  const record = accountRecord(account);
  await transact(
    document.path,
    async (transaction) => {
      const stored = (await transaction.get(document)).data() as StoredSecondFactor | undefined;
      if (stored?.secret !== undefined)
        throw new ApiError('conflict', 'Two-step verification is already set up for this account');
      transaction.set(document, { ...stored, waiting });
      transaction.set(record.entry, record.data('begin-enrolment'));
    },
    () => new ApiError('conflict', 'This is being set up in another window; try again in a moment'),
  );
  const { name } = await readOwnFacts();
  return { secret: waiting, uri: uriOf(waiting, account.email ?? account.uid, name) };
}
