import { may, type Capability } from '@institute/schema';
import { findAccount } from '../platform/caller/find-account.ts';
import { rightsOf } from '../platform/caller/rights.ts';

/** Whether the account exists, is not disabled, and may do any of it now: for what it began earlier. */
export async function mayNow(uid: string, ...wanted: readonly Capability[]): Promise<boolean> {
  const account = await findAccount(uid);
  if (!account || account.disabled) return false;
  const { role } = await rightsOf(account);
  return role !== null && may(role, ...wanted);
}
