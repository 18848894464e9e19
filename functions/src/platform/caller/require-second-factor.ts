import { auth } from '../admin.ts';
import { accountRecord, secondFactorOf } from './stored-second-factor.ts';

/**
 * Requires a code at every sign-in of the account from now on, and ends its sessions without one.
 */
export async function requireSecondFactor(uid: string): Promise<void> {
  const accounts = await auth();
  const { customClaims } = await accounts.getUser(uid);
  await accounts.setCustomUserClaims(uid, { ...customClaims, secondFactor: 'required' });
  await accounts.revokeRefreshTokens(uid);
}

/**
 * Sets the missing claim of an account that has a second factor: the instance ended after the first
 * code was accepted and before the claim was set. Returns whether there is a second factor.
 */
export async function completeEnrolment(uid: string): Promise<boolean> {
  const stored = await secondFactorOf(uid).get();
  if (stored.get('secret') === undefined) return false;
  const { entry, data } = accountRecord({ uid });
  await entry.create(data('complete-enrolment'));
  await requireSecondFactor(uid);
  return true;
}
