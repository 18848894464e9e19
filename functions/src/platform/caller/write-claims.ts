import { auth } from '../admin.ts';
import { addAudit } from '../audit.ts';
import { transact } from '../transact.ts';
import { findAccount } from './find-account.ts';
import { busyRights, claimsAgree, parseRights, storedRights } from './rights.ts';

/**
 * Makes the claims of an account what its stored rights say, and ends its sessions if they were not. It
 * is done inside a transaction that writes the rights' document: of several at once, and of a change
 * meanwhile, all but the last try again, so that no claims stay that follow from earlier rights. `repair`
 * says so in the audit trail. Returns whether anything was written.
 */
export async function writeClaims(uid: string, { repair = false } = {}): Promise<boolean> {
  const accounts = await auth();
  const document = storedRights(uid);
  let isChanged = false;
  await transact(
    document.path,
    async (transaction) => {
      const stored = await transaction.get(document);
      const [rights, account] = [parseRights(stored), await findAccount(uid)];
      if (!stored.exists || !account || claimsAgree(account.customClaims, rights)) return;
      isChanged = true;
      const { admin: _admin, role: _role, ...others } = account.customClaims ?? {};
      await accounts.setCustomUserClaims(uid, {
        ...others,
        ...(rights.role && { admin: true, role: rights.role }),
        ...(rights.secondFactor === 'required' && { secondFactor: 'required' }),
      });
      if (!claimsAgree((await accounts.getUser(uid)).customClaims, rights))
        throw new Error(`The claims of ${uid} are not what was written`);
      transaction.update(document, { claimsWrittenAt: new Date().toISOString() });
      if (!repair) return;
      const at = new Date().toISOString();
      const event = {
        document: `accounts/${uid}`,
        action: 'repair-claims',
        admin: { uid: 'site' },
        at,
      };
      addAudit(transaction, event);
    },
    busyRights,
  );
  if (isChanged) await accounts.revokeRefreshTokens(uid);
  return isChanged;
}
