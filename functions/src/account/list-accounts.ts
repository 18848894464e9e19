import type { Role } from '@institute/schema';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../platform/admin.ts';
import { allStoredRights, rightsOf, type Rights } from '../platform/caller/rights.ts';

export async function listAccounts(): Promise<UserRecord[]> {
  const accounts = await auth();
  const found: UserRecord[] = [];
  let token: string | undefined;
  do {
    const { users, pageToken } = await accounts.listUsers(1000, token);
    found.push(...users);
    token = pageToken;
  } while (token !== undefined);
  return found;
}

export interface AdminAccount extends Rights {
  readonly account: UserRecord;
  readonly role: Role;
}

/** The account with its rights; undefined if it is no admin's. */
export const asAdmin = (
  account: UserRecord,
  { role, ...rights }: Rights,
): AdminAccount | undefined => (role ? { account, role, ...rights } : undefined);

/** Every admin, disabled ones too. */
export async function listAdmins(): Promise<AdminAccount[]> {
  const [accounts, { docs }] = await Promise.all([listAccounts(), allStoredRights().get()]);
  const stored = new Map(docs.map((entry) => [entry.id, entry]));
  const admins = await Promise.all(
    accounts.map(async (account) =>
      asAdmin(account, await rightsOf(account, stored.get(account.uid))),
    ),
  );
  return admins.filter((admin) => admin !== undefined);
}
