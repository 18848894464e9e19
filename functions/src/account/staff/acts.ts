import { may, type Role, type StaffMember } from '@institute/schema';
import { auth } from '../../platform/admin.ts';
import type { Account } from '../../platform/caller/account.ts';
import { secondFactorOf } from '../../platform/caller/rights.ts';
import { writeClaims } from '../../platform/caller/write-claims.ts';
import { ApiError } from '../../platform/errors.ts';
import type { AdminAccount } from '../list-accounts.ts';
import { noteHandling } from './leavers.ts';
import { removePushTokensOf } from '../push-tokens.ts';
import { findAdmin, memberNow, memberOf } from './members.ts';
import { targets } from './targets.ts';
import { accountMail, recordAct, settleAct } from './record.ts';

/** Another admin: nobody does this to their own account by mistake. */
export async function findOther(id: string, caller: Account, what: string): Promise<AdminAccount> {
  if (id === caller.uid)
    throw new ApiError('conflict', `You cannot ${what} your own account: ask another owner`);
  return findAdmin(id);
}

/** Makes the claims follow a change of the rights, and ends every session from before, with its notifications. */
async function endSessions(id: string): Promise<void> {
  if (!(await writeClaims(id))) await (await auth()).revokeRefreshTokens(id);
  await removePushTokensOf(id);
}

/** Gives an admin another role, which the API holds at once, and ends their sessions (roles-2). */
export async function changeRole(
  { id, body: { role } }: { id: string; body: { role: Role } },
  caller: Account,
): Promise<StaffMember> {
  const member = await findOther(id, caller, 'change the role of');
  if (member.role === role) {
    await writeClaims(id);
    return memberNow(id);
  }
  const mail = accountMail(
    member.account.email,
    'Your role has changed',
    `Your role is now ${role}. You have been signed out; sign in again to use your new role.`,
  );
  const act = { uid: id, by: caller, action: 'change-role', mail } as const;
  const handles = may(role, 'handleEnquiries') && !member.account.disabled;
  await recordAct(act, member, {
    endsOwner: role !== 'owner',
    rights: { role },
    also: (transaction) => noteHandling(transaction, id, { handles, by: caller }),
  });
  await endSessions(id);
  await settleAct(id);
  return memberNow(id);
}

/** Disables an admin, who is refused from then on, or enables one again. */
export async function disableStaff(
  { id, body: { disabled } }: { id: string; body: { disabled: boolean } },
  caller: Account,
): Promise<StaffMember> {
  const member = await findOther(id, caller, 'disable');
  const { account } = member;
  if (account.disabled === disabled) return memberOf(member);
  const mail = disabled
    ? accountMail(account.email, 'Your account has been disabled', 'You can no longer sign in.')
    : accountMail(account.email, 'Your account has been enabled again', 'You can sign in again.');
  const action = disabled ? 'disable' : 'enable';
  const handles = may(member.role, 'handleEnquiries') && !disabled;
  await recordAct({ uid: id, by: caller, action, mail }, member, {
    endsOwner: disabled,
    also: (transaction) => noteHandling(transaction, id, { handles, by: caller }),
  });
  const accounts = await auth();
  await accounts.updateUser(id, { disabled });
  if (disabled) {
    await accounts.revokeRefreshTokens(id);
    await removePushTokensOf(id);
  }
  await settleAct(id);
  return memberNow(id);
}

/** Ends every session of an admin, the caller's own too. */
export async function signOutStaff({ id }: { id: string }, caller: Account): Promise<StaffMember> {
  const member = await findAdmin(id);
  const mail = accountMail(
    member.account.email,
    'You have been signed out everywhere',
    'Every session of your account has ended. You can sign in again.',
  );
  const act = { uid: id, by: caller, action: 'sign-out', mail } as const;
  await recordAct(act, member, { endsOwner: false });
  await (await auth()).revokeRefreshTokens(id);
  await removePushTokensOf(id);
  return memberNow(id);
}

/** Sets how many enrolments a month are wanted of an admin who handles enquiries (staff-6). */
export async function setTarget(
  { id, body: { target } }: { id: string; body: { target: number } },
  caller: Account,
): Promise<StaffMember> {
  const member = await findAdmin(id);
  const before = await memberOf(member);
  if (target === (before.target ?? 0)) return before;
  if (target > 0 && !may(member.role, 'handleEnquiries'))
    throw new ApiError('conflict', 'Only people who handle enquiries can have a target');
  const mail = accountMail(
    member.account.email,
    'Your target has changed',
    target === 0
      ? 'You no longer have a target of enrolments.'
      : `Your target is now ${target} ${target === 1 ? 'enrolment' : 'enrolments'} a month.`,
  );
  await recordAct({ uid: id, by: caller, action: 'set-target', mail }, member, {
    endsOwner: false,
    also: (transaction) => transaction.set(targets().doc(id), { target }),
  });
  return memberNow(id);
}

/** Removes the second factor; the next sign-in sets up a new one. */
export async function resetSecondFactor(
  { id }: { id: string },
  caller: Account,
): Promise<StaffMember> {
  const member = await findOther(id, caller, 'reset two-step verification for');
  const mail = accountMail(
    member.account.email,
    'Your two-step verification has been reset',
    'Sign in as soon as you can to set up your authenticator app again.',
  );
  const act = { uid: id, by: caller, action: 'remove-second-factor', mail } as const;
  await recordAct(act, member, {
    endsOwner: false,
    rights: { secondFactor: 'required' },
    also: (transaction) => transaction.delete(secondFactorOf(id)),
  });
  await endSessions(id);
  return memberNow(id);
}
