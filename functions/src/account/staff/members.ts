import { roleOf, type StaffMember } from '@institute/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../../platform/admin.ts';
import { secondFactorOf } from '../../platform/caller/stored-second-factor.ts';
import { notFound } from '../../platform/errors.ts';
import { listAccounts } from '../list-accounts.ts';
import { invitations, isExpired, type StoredInvitation } from './invitation.ts';

export const isAdmin = ({ customClaims = {} }: UserRecord): boolean =>
  customClaims['admin'] === true && roleOf(customClaims) !== undefined;

/** Whether it is an owner who can sign in. */
export const isActiveOwner = (account: UserRecord): boolean =>
  isAdmin(account) && !account.disabled && roleOf(account.customClaims ?? {}) === 'owner';

const isNoUser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** What a look-up of an account finds, if anything. */
export const orUndefined = (lookUp: Promise<UserRecord>): Promise<UserRecord | undefined> =>
  lookUp.catch((error: unknown) => {
    if (isNoUser(error)) return undefined;
    throw error;
  });

export const findAccount = async (id: string): Promise<UserRecord | undefined> =>
  orUndefined((await auth()).getUser(id));

/** The account of an admin. */
export async function findAdmin(id: string): Promise<UserRecord> {
  const account = await findAccount(id);
  if (!account || !isAdmin(account)) throw notFound('Member of staff');
  return account;
}

export async function memberOf(account: UserRecord): Promise<StaffMember> {
  const { uid, email = '', displayName = '', customClaims = {}, metadata, disabled } = account;
  const isEnrolled = (await secondFactorOf(uid).get()).get('secret') !== undefined;
  const needed = customClaims['secondFactor'] === 'required' ? 'required' : 'none';
  const { lastSignInTime } = metadata;
  return {
    _id: uid,
    name: displayName,
    email,
    role: roleOf(customClaims) ?? 'owner',
    secondFactor: isEnrolled ? 'enrolled' : needed,
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
    state: disabled ? 'disabled' : 'active',
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
  const [accounts, { docs }] = await Promise.all([listAccounts(), invitations().get()]);
  const admins = await Promise.all(accounts.filter(isAdmin).map(memberOf));
  const known = new Set(admins.map(({ _id }) => _id));
  const invited = docs
    .filter(({ id }) => !known.has(id))
    .map((entry) => invitedMember(entry.id, entry.data() as StoredInvitation));
  return [...admins, ...invited].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
