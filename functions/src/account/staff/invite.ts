import { randomBytes } from 'node:crypto';
import type { OpenInvitation, StaffMember } from '@institute/schema';
import { readOwnFacts } from '../../content/own-facts.ts';
import { auth } from '../../platform/admin.ts';
import type { Account } from '../../platform/caller/account.ts';
import { findAccount, orUndefined } from '../../platform/caller/find-account.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { transact } from '../../platform/transact.ts';
import {
  invitationMail,
  invitations,
  isExpired,
  makeInvitation,
  type StoredInvitation,
} from './invitation.ts';
import { invitedMember, isAdmin } from './members.ts';
import { staffRecord } from './record.ts';

const refused = (message: string): ApiError =>
  new ApiError('conflict', message, { fields: { email: message } });

const busy = () =>
  new ApiError('conflict', 'Someone else is inviting this person at the same time; try again');

/**
 * Invites somebody. The same invitation again changes nothing and sends nothing, so that a retry is
 * safe; `resendInvitation` makes a new link.
 */
export async function inviteStaff(
  { body }: { body: OpenInvitation },
  by: Account,
): Promise<StaffMember> {
  const account = await orUndefined((await auth()).getUserByEmail(body.email));
  if (account && (await isAdmin(account)))
    throw refused('This person is already on the staff list: change their role there');
  const { spokenName } = await readOwnFacts();
  const newId = account?.uid ?? randomBytes(21).toString('base64url');
  return transact(
    invitations().path,
    async (transaction) => {
      const sameAddress = invitations().where('email', '==', body.email).limit(1);
      const [known] = (await transaction.get(sameAddress)).docs;
      const earlier = known?.data() as StoredInvitation | undefined;
      if (known && earlier && !isExpired(earlier)) {
        if (earlier.role === body.role) return invitedMember(known.id, earlier);
        throw refused(
          `This person is already invited as ${earlier.role}: withdraw that invitation first`,
        );
      }
      const id = account?.uid ?? known?.id ?? newId;
      const { secret, stored } = makeInvitation(body);
      const mail = invitationMail(id, secret, stored, spokenName);
      if (known && known.id !== id) transaction.delete(known.ref);
      transaction.set(invitations().doc(id), stored);
      staffRecord({ uid: id, by, action: 'invite', mail }).store(transaction);
      return invitedMember(id, stored);
    },
    busy,
  );
}

/** Sends an invitation again: the new link ends the old one. */
export async function resendInvitation({ id }: { id: string }, by: Account): Promise<StaffMember> {
  const document = invitations().doc(id);
  const account = await findAccount(id);
  if (account && (await isAdmin(account))) throw notFound('Invitation');
  const { spokenName } = await readOwnFacts();
  return transact(
    invitations().path,
    async (transaction) => {
      const earlier = (await transaction.get(document)).data() as StoredInvitation | undefined;
      if (!earlier) throw notFound('Invitation');
      const { name, email, role } = earlier;
      const { secret, stored } = makeInvitation({ name, email, role });
      const mail = invitationMail(id, secret, stored, spokenName);
      transaction.set(document, stored);
      staffRecord({ uid: id, by, action: 'resend-invitation', mail }).store(transaction);
      return invitedMember(id, stored);
    },
    busy,
  );
}
