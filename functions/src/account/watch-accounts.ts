import { collections } from '@institute/schema';
import type { UserRecord } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { auth, firestore } from '../platform/admin.ts';
import { mails } from '../platform/outbox/mail.ts';
import { differencesOf, watchedOf, type Deed, type Watched } from './account-differences.ts';
import { ownersMail, type ChangedAccount } from './tell-owners.ts';

/** What the accounts of admins were when they were compared last. No rule matches it. */
const watched = () => firestore().collection('adminAccounts');

/** Two clocks may differ, and an audit event is a little older than what it is about. */
const margin = 5 * 60 * 1000;

async function listAccounts(): Promise<Map<string, UserRecord>> {
  const accounts = await auth();
  const found = new Map<string, UserRecord>();
  let token: string | undefined;
  do {
    const { users, pageToken } = await accounts.listUsers(1000, token);
    for (const user of users) found.set(user.uid, user);
    token = pageToken;
  } while (token !== undefined);
  return found;
}

/** What is on record of each account since a moment. */
async function readDeeds(since: string): Promise<Map<string, Deed[]>> {
  const { docs } = await firestore()
    .collection(collections.audit)
    .where('at', '>', since)
    .select('document', 'action', 'at')
    .get();
  const deeds = new Map<string, Deed[]>();
  for (const entry of docs) {
    const uid = String(entry.get('document')).replace(/^accounts\//, '');
    deeds.set(uid, [...(deeds.get(uid) ?? []), entry.data() as Deed]);
  }
  return deeds;
}

/**
 * Compares the accounts of admins with what they were the night before. With a password alone
 * anybody can change an account past this site, at Google's own interface (docs/security.md): what
 * the audit trail does not explain is mailed to the owners. The first run only notes what there is.
 */
export async function watchAccounts(now = new Date()): Promise<void> {
  const [accounts, { docs }] = await Promise.all([listAccounts(), watched().get()]);
  const before = new Map(docs.map((entry) => [entry.id, entry.data() as Watched]));
  const admins = [...accounts.values()].filter(({ customClaims }) => customClaims?.['admin']);
  const earliest = Math.min(now.getTime(), ...docs.map((entry) => Date.parse(entry.get('at'))));
  const deeds = await readDeeds(new Date(earliest - margin).toISOString());
  const batch = firestore().batch();
  const changed: ChangedAccount[] = [];
  for (const uid of new Set([...before.keys(), ...admins.map((user) => user.uid)])) {
    const account = accounts.get(uid);
    const [was, is] = [before.get(uid), account && watchedOf(account, now)];
    const differences = docs.length === 0 ? [] : differencesOf(was, is, deeds.get(uid) ?? []);
    const email = was?.email ?? is?.email ?? uid;
    if (differences.length > 0) changed.push({ uid, email, differences });
    if (is?.isAdmin) batch.set(watched().doc(uid), is);
    else batch.delete(watched().doc(uid));
  }
  if (changed.length > 0) {
    logger.error('Accounts of admins were changed past the site', {
      accounts: changed.map(({ uid }) => uid),
    });
    const mail = ownersMail(changed);
    if (mail) batch.create(mails().doc(), mail);
  }
  await batch.commit();
}
