import type { PasswordChange } from '@institute/schema';
import { auth } from '../platform/admin.ts';
import { readOwnFacts } from '../content/own-facts.ts';
import type { Account } from '../platform/caller/account.ts';
import { verify } from '../platform/caller/authenticate.ts';
import { ApiError } from '../platform/errors.ts';
import { makeSessionToken } from './session-token.ts';
import { removeOtherPushTokens } from './push-tokens.ts';
import { accountRecord } from './second-factor.ts';

/** Maximum age of the sign-in behind a proof, in seconds. */
const proofSeconds = 5 * 60;

const invalid = (field: 'proof' | 'password', message: string): ApiError =>
  new ApiError('invalid', message, { fields: { [field]: message } });

const notProven = invalid('proof', 'Enter your current password again');

/** Refuses anything but a fresh password sign-in to the same account. */
async function requireProof(proof: string, uid: string): Promise<void> {
  const { claims } = await verify(proof).catch((error: unknown) => {
    throw error instanceof ApiError ? notProven : error;
  });
  const isRecent = Date.now() / 1000 - claims.auth_time < proofSeconds;
  const withPassword = claims.firebase.sign_in_provider === 'password';
  if (claims.uid !== uid || !withPassword || !isRecent) throw notProven;
}

/**
 * Sets the password, which ends every session; the returned token continues the caller's own. Browsers whose
 * session ended are notified of nothing more. The audit event is written first, so that no change goes unrecorded.
 */
export async function changePassword(
  { body: { proof, password, browser } }: { body: PasswordChange },
  account: Account,
): Promise<{ token: string }> {
  const { uid, email, secondFactorVerified } = account;
  await requireProof(proof, uid);
  const { weaknessOf } = await import('./password-weakness.ts');
  const weakness = weaknessOf(password, email ?? '', await readOwnFacts());
  if (weakness !== undefined) throw invalid('password', weakness);
  const token = await makeSessionToken(uid, secondFactorVerified);
  const { entry, data } = accountRecord(account);
  await entry.create(data('change-password'));
  await (await auth()).updateUser(uid, { password });
  await removeOtherPushTokens(uid, browser);
  return { token };
}
