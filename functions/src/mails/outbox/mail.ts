import { collections, type MailState } from '@institute/schema';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import type { MailBody } from '../templates.tsx';

export interface Mail {
  /**
   * Its subject: an enquiry, several of them, an account, an invitation with its secret link; or it is a
   * message to whoever sent an enquiry, or tells them that it arrived; or it is about a booking or a consent, with its
   * secret link.
   */
  readonly kind:
    | 'enquiry'
    | 'summary'
    | 'account'
    | 'invitation'
    | 'message'
    | 'thanks'
    | 'booking'
    | 'consent';
  readonly to: string;
  /** By default its title. */
  readonly subject?: string;
  readonly body: MailBody;
  readonly replyTo?: string;
  /** Id of the enquiry of whoever gets it. */
  readonly enquiry?: string;
  /** A calendar file that goes with it. */
  readonly calendar?: string;
  /** Whether strangers can cause it: such mails have a ceiling each hour. */
  readonly byStranger?: boolean;
  /** From when on it is not sent any more, such as the beginning of the class that it reminds of. */
  readonly until?: string;
}

export interface StoredMail {
  readonly kind: Mail['kind'];
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly enquiry?: string;
  readonly calendar?: string;
  readonly byStranger?: boolean;
  readonly until?: string;
  readonly message: {
    readonly subject: string;
    /** Absent once a secret link in it was sent, and in what was stored before there were templates. */
    readonly body?: MailBody;
    /** Of what was stored before there were templates. */
    readonly text?: string;
  };
  readonly state: MailState;
  readonly attempts: number;
  readonly createdAt: string;
  /** Time of the next try, in milliseconds since 1970; absent when it is done. */
  readonly dueAt?: number;
  /** Why it was not sent. */
  readonly error?: string;
}

/** The outbox: the functions `newMail` and `sendMail` send whatever is stored here. */
export const mails = (): CollectionReference => firestore().collection(collections.mail);

/**
 * The document of a mail that is sent once a day or an hour. An enquiry's own mail has its id, which visitors
 * choose: a dot, which none has, keeps it from this place.
 */
export const regularMail = (what: string, when: string): DocumentReference =>
  mails().doc(`${what}.${when}`);

/** A subject is one line: a line break could begin another header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');

/**
 * A mail to store in the outbox. Its document id decides its Message-ID: use one that a retry uses
 * too.
 */
export const waitingMail = (
  { kind, to, replyTo, enquiry, calendar, byStranger, until, body, subject = body.title }: Mail,
  now = new Date(),
): StoredMail => ({
  kind,
  to: [to],
  ...(replyTo !== undefined && { replyTo }),
  ...(enquiry !== undefined && { enquiry }),
  ...(calendar !== undefined && { calendar }),
  ...(byStranger !== undefined && { byStranger }),
  ...(until !== undefined && { until }),
  message: { subject: oneLine(subject), body },
  state: 'waiting',
  attempts: 0,
  createdAt: now.toISOString(),
  dueAt: now.getTime(),
});

/** A mail to a mailbox that had too many: it is not sent, and the staff see that. */
export function heldMail(mail: Mail, now: Date): StoredMail {
  const { dueAt: _, calendar: _calendar, message, ...kept } = waitingMail(mail, now);
  const { subject } = message;
  return { ...kept, message: { subject }, state: 'failed', error: 'ELIMIT' };
}
