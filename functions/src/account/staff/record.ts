import { collections } from '@institute/schema';
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import { auditEntry } from '../../platform/audit.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { mails, waitingMail, type StoredMail } from '../../mails/outbox/mail.ts';
import { transact } from '../../platform/transact.ts';
import { storedRights, type Rights } from '../../platform/caller/rights.ts';
import { listAdmins, type AdminAccount } from '../list-accounts.ts';

/** The audit events of staff; `remove-admin` and `remove-second-factor` are those of make-admin too. */
type StaffAction =
  | 'invite'
  | 'resend-invitation'
  | 'withdraw-invitation'
  | 'accept-invitation'
  | 'change-role'
  | 'disable'
  | 'enable'
  | 'set-target'
  | 'sign-out'
  | 'remove-second-factor'
  | 'remove-admin';

interface Act {
  /** The account that it is about, and who does it. */
  readonly uid: string;
  readonly by: Admin;
  readonly action: StaffAction;
  readonly mail?: StoredMail | undefined;
}

/** A new audit event, with a fixed id, so that a retry of its transaction finds it. */
export function staffRecord({ uid, by, action, mail }: Act) {
  const entry = firestore().collection(collections.audit).doc();
  const at = new Date().toISOString();
  const data = auditEntry({ document: `accounts/${uid}`, action, admin: by, at });
  return {
    entry,
    store(transaction: Transaction): void {
      transaction.set(entry, data);
      if (mail) transaction.set(mails().doc(`staff-${entry.id}`), mail);
    },
  };
}

/** A mail that tells an admin what was done to their account; undefined without an address. */
export const accountMail = (
  to: string | undefined,
  title: string,
  text: string,
): StoredMail | undefined =>
  to === undefined || to === ''
    ? undefined
    : waitingMail({ kind: 'account', to, body: { template: 'account-changed', title, text } });

/**
 * The owners who are losing that at this moment, by account, with the time. Every act that takes an
 * owner away goes through a transaction on this document, so of two at once one sees the other.
 */
const leavingOwners = () => firestore().collection('staff').doc('leavingOwners');

/** After this an entry is of an act that failed on its way: longer than any call lasts. */
const actTime = 10 * 60 * 1000;

const busy = () =>
  new ApiError('conflict', 'Someone else is changing the staff at the same time; try again');

interface ActEffects {
  /** Whether an owner is none after it, or cannot sign in. */
  readonly endsOwner: boolean;
  readonly rights?: Partial<Rights>;
  readonly also?: (transaction: Transaction) => void;
}

/**
 * Records an act on an admin, and changes their rights with it. Refuses to take away the last owner who
 * can sign in.
 */
export async function recordAct(
  act: Act,
  { account }: AdminAccount,
  { endsOwner, rights = {}, also }: ActEffects,
): Promise<void> {
  const { entry, store } = staffRecord(act);
  await transact(
    leavingOwners().path,
    async (transaction) => {
      const [known, stored, before] = await transaction.getAll(
        entry,
        leavingOwners(),
        storedRights(act.uid),
      );
      if (known?.exists) return;
      if (!before?.exists) throw notFound('Member of staff');
      if (endsOwner && before.get('role') === 'owner' && !account.disabled) {
        const now = Date.now();
        const all = Object.entries(stored?.data() ?? {}) as [string, number][];
        const leaving = Object.fromEntries(all.filter(([, at]) => at > now - actTime));
        const others = (await listAdmins()).filter(
          (each) =>
            each.role === 'owner' &&
            !each.account.disabled &&
            each.account.uid !== act.uid &&
            leaving[each.account.uid] === undefined,
        );
        if (others.length === 0)
          throw new ApiError(
            'conflict',
            'This is the last owner: make someone else an owner first',
          );
        transaction.set(leavingOwners(), { ...leaving, [act.uid]: now });
      }
      store(transaction);
      transaction.set(storedRights(act.uid), rights, { merge: true });
      also?.(transaction);
    },
    busy,
  );
}

/** After the account itself was changed: from now on it says whether it is an owner's. */
export const settleAct = (uid: string): Promise<unknown> =>
  transact(
    leavingOwners().path,
    async (transaction) => {
      const stored = await transaction.get(leavingOwners());
      if (stored.get(new FieldPath(uid)) === undefined) return;
      transaction.update(leavingOwners(), new FieldPath(uid), FieldValue.delete());
    },
    busy,
  );
