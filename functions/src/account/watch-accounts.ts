import { collections } from '@institute/schema';
import type { UserRecord } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { mails, waitingMail, type StoredMail } from '../mails/outbox/mail.ts';
import { auth, firestore } from '../platform/admin.ts';
import { allStoredRights, rightsOf } from '../platform/caller/rights.ts';
import { writeClaims } from '../platform/caller/write-claims.ts';
import { ownersAddress } from '../platform/config.ts';
import { differencesOf, watchedOf, type AuditEvent, type Watched } from './account-differences.ts';
import { listAccounts } from './list-accounts.ts';

interface ChangedAccount {
  readonly uid: string;
  readonly email: string;
  readonly differences: readonly string[];
}

/** The warning mail to the owners; undefined if no address is configured. */
function ownersMail(accounts: readonly ChangedAccount[]): StoredMail | undefined {
  const to = ownersAddress();
  if (!to) return undefined;
  return waitingMail({
    kind: 'account',
    to,
    body: {
      template: 'accounts-differ',
      title: 'Admin accounts were changed outside of the dashboard',
      accounts: accounts.map(
        ({ email, uid, differences }) => `${email} (${uid}): ${differences.join('; ')}.`,
      ),
    },
  });
}

/** Snapshot of the admin accounts from the last comparison. No rule gives access to it. */
const watched = () => firestore().collection('adminAccounts');

/** Allowance for clock differences, and for audit events being written before the change. */
const margin = 5 * 60 * 1000;

/** Repairs the claims of an account. Returns the account after that, if there was anything to repair. */
async function repairClaims(account: UserRecord): Promise<UserRecord | undefined> {
  await rightsOf(account);
  const isRepaired = await writeClaims(account.uid, { repair: true });
  return isRepaired ? (await auth()).getUser(account.uid) : undefined;
}

/** The audit events of each account since a time. */
async function readEvents(since: string): Promise<Map<string, AuditEvent[]>> {
  const { docs } = await firestore()
    .collection(collections.audit)
    .where('at', '>', since)
    .select('document', 'action', 'at')
    .get();
  const events = new Map<string, AuditEvent[]>();
  for (const entry of docs) {
    const uid = String(entry.get('document')).replace(/^accounts\//, '');
    events.set(uid, [...(events.get(uid) ?? []), entry.data() as AuditEvent]);
  }
  return events;
}

/**
 * Compares the admin accounts with the snapshot of the night before. Anybody who knows a password
 * can change an account through Google's own API, bypassing this site (docs/security.md): changes
 * that no audit event explains are mailed to the owners. The first run only takes the snapshot. Claims
 * that do not follow from the stored rights are repaired. An account without a stored name gets that of its account.
 */
export async function watchAccounts(now = new Date()): Promise<void> {
  const { docs: rights } = await allStoredRights().get();
  const [found, { docs }] = await Promise.all([listAccounts(), watched().get()]);
  const accounts = new Map(found.map((account) => [account.uid, account]));
  const before = new Map(docs.map((entry) => [entry.id, entry.data() as Watched]));
  const admins = found.filter(({ customClaims }) => customClaims?.['admin']);
  const earliest = Math.min(now.getTime(), ...docs.map((entry) => Date.parse(entry.get('at'))));
  const events = await readEvents(new Date(earliest - margin).toISOString());
  const batch = firestore().batch();
  const changed: ChangedAccount[] = [];
  const everyone = [
    ...before.keys(),
    ...admins.map((user) => user.uid),
    ...rights.map(({ id }) => id),
  ];
  for (const uid of new Set(everyone)) {
    const account = accounts.get(uid);
    const [was, is] = [before.get(uid), account && watchedOf(account, now)];
    const differences = docs.length === 0 ? [] : differencesOf(was, is, events.get(uid) ?? []);
    const repaired = account && (await repairClaims(account));
    if (repaired) differences.push('its claims were not what its rights say, and are now');
    const email = was?.email ?? is?.email ?? uid;
    if (differences.length > 0) changed.push({ uid, email, differences });
    const left = repaired ? watchedOf(repaired, now) : is;
    if (left?.isAdmin) batch.set(watched().doc(uid), left);
    else batch.delete(watched().doc(uid));
  }
  if (changed.length > 0) {
    logger.error('Admin accounts were changed outside of the site', {
      accounts: changed.map(({ uid }) => uid),
    });
    const mail = ownersMail(changed);
    if (mail) batch.create(mails().doc(), mail);
  }
  // Stored before names were.
  for (const stored of rights)
    if (stored.get('name') === undefined && accounts.has(stored.id))
      batch.set(stored.ref, { name: accounts.get(stored.id)?.displayName ?? '' }, { merge: true });
  await batch.commit();
  for (const { id, ref, updateTime } of rights)
    if (!accounts.has(id)) await ref.delete({ lastUpdateTime: updateTime });
}
