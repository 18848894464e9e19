import { invitationHours, type OpenInvitation } from '@institute/schema';
import {
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import { waitingMail, type StoredMail } from '../../mails/outbox/mail.ts';
import { hashOf, isHashOf, newSecret } from '../../platform/secret.ts';
import { siteAddress } from '../../platform/site-address.ts';

/** An invitation, under the id that its account will have. No rule gives access to it. */
export interface StoredInvitation extends OpenInvitation {
  /** Of the secret in the link. */
  readonly hash: string;
  readonly expiresAt: string;
  /** When Firestore deletes it, if nobody accepted it (a TTL policy). */
  readonly forgetAt: Timestamp;
  /** Set by the first accepted call, before the account is made. */
  readonly acceptedAt?: string;
}

export const invitations = (): CollectionReference => firestore().collection('invitations');

const hour = 60 * 60 * 1000;

/** How long an expired invitation is kept, to be sent again. */
const keptHours = 30 * 24;

/** A new secret, and what is stored of it. */
export function makeInvitation(invited: OpenInvitation): {
  secret: string;
  stored: StoredInvitation;
} {
  const secret = newSecret();
  const expiresAt = Date.now() + invitationHours * hour;
  const stored = {
    ...invited,
    hash: hashOf(secret),
    expiresAt: new Date(expiresAt).toISOString(),
    forgetAt: Timestamp.fromMillis(expiresAt + keptHours * hour),
  };
  return { secret, stored };
}

export const isExpired = ({ expiresAt }: StoredInvitation): boolean =>
  Date.parse(expiresAt) <= Date.now();

/** The invitation if the secret is its own and it is still valid. */
export function opened(snapshot: DocumentSnapshot, secret: string): StoredInvitation | undefined {
  const stored = snapshot.data() as StoredInvitation | undefined;
  if (!stored || isExpired(stored)) return undefined;
  return isHashOf(stored.hash, secret) ? stored : undefined;
}

/** The mail with the link to the dashboard of an institute. The outbox drops what it says once it is sent. */
export const invitationMail = (
  id: string,
  secret: string,
  { name, email, role, expiresAt }: StoredInvitation,
  institute: string,
): StoredMail =>
  waitingMail({
    kind: 'invitation',
    to: email,
    body: {
      template: 'invitation',
      title: `You are invited to the dashboard of ${institute}`,
      name,
      role,
      // The secret follows the #: browsers send that to no server, so no log has it.
      link: `${siteAddress()}/admin/invitation#${id}.${secret}`,
      expiresAt,
    },
  });
