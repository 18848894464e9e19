import type { OpenInvitation } from '@institute/schema';
import { readOwnFacts } from '../../content/own-facts.ts';
import { auth } from '../../platform/admin.ts';
import { findAccount, orUndefined } from '../../platform/caller/find-account.ts';
import { ApiError } from '../../platform/errors.ts';
import { transact } from '../../platform/transact.ts';
import { busyRights, storedRights, type Rights } from '../../platform/caller/rights.ts';
import { writeClaims } from '../../platform/caller/write-claims.ts';
import { countAttempt } from '../../platform/caller/count-attempt.ts';
import { invitations, opened, type StoredInvitation } from './invitation.ts';
import { isAdmin } from './members.ts';
import { staffRecord } from './record.ts';

interface Visitor {
  readonly address: () => string;
}

/** One answer for links that are wrong, too old, used or withdrawn: it tells nobody which. */
const notValid = () =>
  new ApiError(
    'not-found',
    'This invitation no longer works. If you have already chosen a password, sign in. Otherwise, ask the person who invited you to send a new one.',
  );

/** Whom an invitation is for. */
export async function findInvitation(
  { body: { id, secret } }: { body: { id: string; secret: string } },
  { address }: Visitor,
): Promise<OpenInvitation> {
  await countAttempt(address());
  const found = opened(await invitations().doc(id).get(), secret);
  if (!found) throw notValid();
  const { name, email, role } = found;
  return { name, email, role };
}

/** Takes the invitation: later calls continue only one that broke off before it was finished. */
const take = (id: string, secret: string, { email }: StoredInvitation): Promise<void> => {
  const document = invitations().doc(id);
  const { store } = staffRecord({ uid: id, by: { uid: id, email }, action: 'accept-invitation' });
  return transact(
    invitations().path,
    async (transaction) => {
      const current = opened(await transaction.get(document), secret);
      if (!current) throw notValid();
      if (current.acceptedAt !== undefined) return;
      transaction.update(document, { acceptedAt: new Date().toISOString() });
      store(transaction);
    },
    notValid,
  );
};

/** Gives the rights of an invitation, unless it was withdrawn or replaced since it was taken. */
const giveRights = (id: string, { role, name, hash }: StoredInvitation): Promise<void> =>
  transact(
    storedRights(id).path,
    async (transaction) => {
      const current = await transaction.get(invitations().doc(id));
      if (current.get('hash') !== hash) throw notValid();
      const rights: Rights = { role, secondFactor: 'required', name };
      transaction.set(storedRights(id), rights);
    },
    busyRights,
  );

/** Makes the account, or takes over one of that id, which is no admin's yet. */
async function makeAdmin(id: string, password: string, invited: StoredInvitation): Promise<void> {
  const { email, name } = invited;
  const accounts = await auth();
  const [account, other] = await Promise.all([
    findAccount(id),
    orUndefined(accounts.getUserByEmail(email)),
  ]);
  if (other && other.uid !== id) throw notValid();
  const data = { email, password, displayName: name, emailVerified: true, disabled: false };
  if (account && (await isAdmin(account))) throw notValid();
  if (account) await accounts.updateUser(id, data);
  else await accounts.createUser({ uid: id, ...data });
  await giveRights(id, invited);
  await writeClaims(id);
}

/** Accepts an invitation once; the first sign-in then sets up the second factor. */
export async function acceptInvitation(
  { body: { id, secret, password } }: { body: { id: string; secret: string; password: string } },
  { address }: Visitor,
): Promise<OpenInvitation> {
  await countAttempt(address());
  const document = invitations().doc(id);
  const found = opened(await document.get(), secret);
  if (!found) throw notValid();
  const { name, email, role } = found;
  const { weaknessOf } = await import('../password-weakness.ts');
  const weakness = weaknessOf(password, email, await readOwnFacts());
  if (weakness !== undefined)
    throw new ApiError('invalid', weakness, { fields: { password: weakness } });
  await take(id, secret, found);
  await makeAdmin(id, password, found);
  await document.delete();
  return { name, email, role };
}
