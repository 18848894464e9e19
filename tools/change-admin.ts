import { may, roleOf, type Role } from '@institute/schema';
import { removePushTokensOf } from '../functions/src/account/push-tokens.ts';
import { noteHandling } from '../functions/src/account/staff/leavers.ts';
import { targets } from '../functions/src/account/staff/targets.ts';
import { auth, firestore } from '../functions/src/platform/admin.ts';
import {
  rightsOf,
  storedRights,
  type Rights,
  secondFactorOf,
} from '../functions/src/platform/caller/rights.ts';
import { writeClaims } from '../functions/src/platform/caller/write-claims.ts';

/** What `npm run make-admin` is asked for: a role where one is named, or one of the two others. */
export interface AdminChange {
  readonly role?: Role | undefined;
  readonly remove?: boolean;
  readonly renews?: boolean;
}

/** Changes an account as asked, ends its sessions and notifications, and returns what to tell of it. */
export async function changeAdmin(
  projectId: string,
  email: string,
  { role, remove = false, renews = false }: AdminChange = {},
): Promise<string> {
  const accounts = await auth();
  const account = await accounts.getUserByEmail(email);
  const { uid, customClaims = {} } = account;
  const { role: earlier, name } = await rightsOf(account);
  const given = role ?? earlier ?? roleOf(customClaims) ?? 'owner';

  const rights: Partial<Rights> = remove
    ? { role: null }
    : { role: given, secondFactor: 'required', name: name || (account.displayName ?? '') };
  const handles = !remove && may(given, 'handleEnquiries') && !account.disabled;
  /** The audit events are written with the rights, so that no change goes unrecorded. */
  await firestore().runTransaction(async (transaction) => {
    const record = (action: string) =>
      transaction.create(firestore().collection('audit').doc(), {
        document: `accounts/${uid}`,
        action,
        by: 'make-admin',
        at: new Date().toISOString(),
      });
    record(remove ? 'remove-admin' : 'make-admin');
    if (renews) {
      transaction.delete(secondFactorOf(uid));
      record('remove-second-factor');
    }
    if (remove) transaction.delete(targets().doc(uid));
    transaction.set(storedRights(uid), rights, { merge: true });
    noteHandling(transaction, uid, { handles, by: { uid: 'make-admin' } });
  });

  await writeClaims(uid);
  await accounts.revokeRefreshTokens(uid);
  await removePushTokensOf(uid);
  return [
    remove
      ? `${email} is no longer an admin of ${projectId}.`
      : `${email} will be an admin of ${projectId} from the next sign-in, with the role ${given}.`,
    ...(renews ? ['Two-step verification will be set up again at the next sign-in.'] : []),
  ].join('\n');
}
