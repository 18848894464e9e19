import { auth } from '../admin.ts';
import { accountRecord, secondFactorOf } from './stored-second-factor.ts';

/** From now on the account signs in with a code. Sessions without one end. */
export async function requireSecondFactor(uid: string): Promise<void> {
  const accounts = await auth();
  const { customClaims } = await accounts.getUser(uid);
  await accounts.setCustomUserClaims(uid, { ...customClaims, secondFactor: 'required' });
  await accounts.revokeRefreshTokens(uid);
}

/**
 * Requires the second factor of an account that has one and whose claim does not say so: the first
 * code was taken, and the instance ended before the claim was set. Returns whether there is one.
 */
export async function completeEnrolment(uid: string): Promise<boolean> {
  const stored = await secondFactorOf(uid).get();
  if (stored.get('secret') === undefined) return false;
  const { entry, data } = accountRecord({ uid });
  await entry.create(data('complete-enrolment'));
  await requireSecondFactor(uid);
  return true;
}
