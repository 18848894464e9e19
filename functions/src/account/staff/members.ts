import type { StaffMember } from '@institute/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { findAccount } from '../../platform/caller/find-account.ts';
import { rightsOf, secondFactorOf } from '../../platform/caller/rights.ts';
import { notFound } from '../../platform/errors.ts';
import { asAdmin, listAdmins, type AdminAccount } from '../list-accounts.ts';
import { targets } from './targets.ts';
import { invitations, isExpired, type StoredInvitation } from './invitation.ts';

export const isAdmin = async (account: UserRecord): Promise<boolean> =>
  (await rightsOf(account)).role !== null;

export async function findAdmin(id: string): Promise<AdminAccount> {
  const account = await findAccount(id);
  const admin = account && asAdmin(account, await rightsOf(account));
  if (!admin) throw notFound('Member of staff');
  return admin;
}

export async function memberOf({
  account,
  role,
  secondFactor,
  name,
}: AdminAccount): Promise<StaffMember> {
  const { uid, email = '', metadata, disabled } = account;
  const [factor, aim] = await Promise.all([secondFactorOf(uid).get(), targets().doc(uid).get()]);
  const isEnrolled = factor.get('secret') !== undefined;
  const target = Number(aim.get('target') ?? 0);
  const { lastSignInTime } = metadata;
  return {
    _id: uid,
    name,
    email,
    role,
    secondFactor: isEnrolled ? 'enrolled' : secondFactor,
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
    state: disabled ? 'disabled' : 'active',
    ...(target > 0 && { target }),
  };
}

/** The admin after an act. */
export const memberNow = async (id: string): Promise<StaffMember> => memberOf(await findAdmin(id));

export const invitedMember = (id: string, stored: StoredInvitation): StaffMember => ({
  _id: id,
  name: stored.name,
  email: stored.email,
  role: stored.role,
  secondFactor: 'required',
  lastSignInAt: null,
  state: isExpired(stored) ? 'expired' : 'invited',
});

const nameOf = ({ name, email }: StaffMember): string => name || email;

/** The admins and the invitations, by name. */
export async function listStaff(): Promise<StaffMember[]> {
  const [accounts, { docs }] = await Promise.all([listAdmins(), invitations().get()]);
  const admins = await Promise.all(accounts.map(memberOf));
  const known = new Set(admins.map(({ _id }) => _id));
  const invited = docs
    .filter(({ id }) => !known.has(id))
    .map((entry) => invitedMember(entry.id, entry.data() as StoredInvitation));
  return [...admins, ...invited].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
