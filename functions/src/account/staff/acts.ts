import { roleOf, type Role, type StaffMember } from '@institute/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../../platform/admin.ts';
import type { Account } from '../../platform/caller/authenticate.ts';
import { requireSecondFactor } from '../../platform/caller/require-second-factor.ts';
import { secondFactorOf } from '../../platform/caller/stored-second-factor.ts';
import { ApiError } from '../../platform/errors.ts';
import { findAdmin, memberNow, memberOf } from './members.ts';
import { accountMail, recordAct, settleAct } from './record.ts';

/** Another admin: nobody does this to their own account by mistake. */
export async function findOther(id: string, caller: Account, what: string): Promise<UserRecord> {
  if (id === caller.uid)
    throw new ApiError('conflict', `You cannot ${what} yourself: ask another owner`);
  return findAdmin(id);
}

/** Gives an admin another role, which the API holds at once, and ends their sessions (roles-2). */
export async function changeRole(
  { id, body: { role } }: { id: string; body: { role: Role } },
  caller: Account,
): Promise<StaffMember> {
  const account = await findOther(id, caller, 'change the role of');
  const { customClaims = {}, email } = account;
  if (roleOf(customClaims) === role) return memberOf(account);
  const mail = accountMail(
    email,
    'Your role has changed',
    `Your role is now ${role}. You are signed out; the next sign-in has the new role.`,
  );
  const act = { uid: id, by: caller, action: 'change-role', mail } as const;
  await recordAct(act, account, { endsOwner: role !== 'owner' });
  const accounts = await auth();
  const { customClaims: now } = await accounts.getUser(id);
  await accounts.setCustomUserClaims(id, { ...now, role });
  await accounts.revokeRefreshTokens(id);
  await settleAct(id);
  return memberNow(id);
}

/** Disables an admin, who is refused from then on, or enables one again. */
export async function disableStaff(
  { id, body: { disabled } }: { id: string; body: { disabled: boolean } },
  caller: Account,
): Promise<StaffMember> {
  const account = await findOther(id, caller, 'disable');
  if (account.disabled === disabled) return memberOf(account);
  const mail = disabled
    ? accountMail(account.email, 'Your account is disabled', 'You can no longer sign in.')
    : accountMail(account.email, 'Your account is enabled again', 'You can sign in again.');
  const action = disabled ? 'disable' : 'enable';
  await recordAct({ uid: id, by: caller, action, mail }, account, { endsOwner: disabled });
  const accounts = await auth();
  await accounts.updateUser(id, { disabled });
  if (disabled) await accounts.revokeRefreshTokens(id);
  await settleAct(id);
  return memberNow(id);
}

/** Ends every session of an admin, the caller's own too. */
export async function signOutStaff({ id }: { id: string }, caller: Account): Promise<StaffMember> {
  const account = await findAdmin(id);
  const mail = accountMail(
    account.email,
    'You are signed out everywhere',
    'Every session of your account has ended. You can sign in again.',
  );
  const act = { uid: id, by: caller, action: 'sign-out', mail } as const;
  await recordAct(act, account, { endsOwner: false });
  await (await auth()).revokeRefreshTokens(id);
  return memberNow(id);
}

/** Removes the second factor; the next sign-in sets up a new one. */
export async function resetSecondFactor(
  { id }: { id: string },
  caller: Account,
): Promise<StaffMember> {
  const account = await findOther(id, caller, 'reset the second factor of');
  const mail = accountMail(
    account.email,
    'Your second factor is reset',
    'The next sign-in sets up a new authenticator app. Do that at once.',
  );
  const act = { uid: id, by: caller, action: 'remove-second-factor', mail } as const;
  await recordAct(act, account, {
    endsOwner: false,
    also: (transaction) => transaction.delete(secondFactorOf(id)),
  });
  await requireSecondFactor(id);
  return memberNow(id);
}
