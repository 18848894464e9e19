import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../platform/admin.ts';

/** Every account of the project. */
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
