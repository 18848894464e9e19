import { auth } from '../../platform/admin.ts';
import type { Account } from '../../platform/caller/account.ts';
import { storedRights, secondFactorOf } from '../../platform/caller/rights.ts';
import { writeClaims } from '../../platform/caller/write-claims.ts';
import { findAccount } from '../../platform/caller/find-account.ts';
import { ApiError } from '../../platform/errors.ts';
import { transact } from '../../platform/transact.ts';
import { removePushTokensOf } from '../push-tokens.ts';
import { findOther } from './acts.ts';
import { invitations, type StoredInvitation } from './invitation.ts';
import { noteHandling } from './leavers.ts';
import { isAdmin } from './members.ts';
import { targets } from './targets.ts';
import { accountMail, recordAct, settleAct, staffRecord } from './record.ts';

/**
 * Deletes an invitation that nobody accepted, with the rights that an acceptance under way has stored. Returns whether
 * there was one.
 */
async function withdraw(id: string, { email }: StoredInvitation, by: Account): Promise<boolean> {
  const mail = accountMail(
    email,
    'Your invitation has been withdrawn',
    'The link we sent you no longer works.',
  );
  const { entry, store } = staffRecord({ uid: id, by, action: 'withdraw-invitation', mail });
  const document = invitations().doc(id);
  return transact(
    document.path,
    async (transaction) => {
      const rights = storedRights(id);
      const [done, current, given] = await transaction.getAll(entry, document, rights);
      if (done?.exists) return true;
      if (!current?.exists) return false;
      transaction.delete(document);
      if (given?.exists) transaction.update(rights, { role: null });
      store(transaction);
      return true;
    },
    () =>
      new ApiError('conflict', 'Someone else is changing this invitation; try again in a moment'),
  );
}

/** Removes an admin together with the account, or withdraws an invitation. */
export async function removeStaff(
  { id }: { id: string },
  caller: Account,
): Promise<{ _id: string }> {
  const [stored, known] = await Promise.all([invitations().doc(id).get(), findAccount(id)]);
  const invited = stored.data() as StoredInvitation | undefined;
  const isPending = invited && !(known && (await isAdmin(known)));
  if (isPending && (await withdraw(id, invited, caller))) {
    await writeClaims(id);
    return { _id: id };
  }
  const member = await findOther(id, caller, 'remove');
  const mail = accountMail(
    member.account.email,
    'Your account has been removed',
    'Your account was removed: you can no longer sign in.',
  );
  await recordAct({ uid: id, by: caller, action: 'remove-admin', mail }, member, {
    endsOwner: true,
    // An invitation that was accepted and not cleared away would make the account again.
    also: (transaction) => {
      for (const document of [secondFactorOf(id), invitations().doc(id), targets().doc(id)])
        transaction.delete(document);
      noteHandling(transaction, id, { handles: false, by: caller });
    },
  });
  await (await auth()).deleteUser(id);
  await storedRights(id).delete();
  await removePushTokensOf(id);
  await settleAct(id);
  return { _id: id };
}
