import { collections, type MailState } from '@institute/schema';
import type { CollectionReference } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';

interface Message {
  readonly subject: string;
  readonly text: string;
}

export interface Mail extends Message {
  /** What it is about: an enquiry, many of them, or an account. */
  readonly kind: 'enquiry' | 'summary' | 'account';
  readonly to: string;
  readonly replyTo?: string;
}

/** A mail in the outbox. */
export interface StoredMail {
  readonly kind: Mail['kind'];
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly message: Message;
  readonly state: MailState;
  readonly attempts: number;
  readonly createdAt: string;
  /** When it is tried next, in milliseconds since 1970; absent once nothing is left to do. */
  readonly dueAt?: number;
}

/** The outbox: whatever is stored here is sent by the functions `newMail` and `sendMail`. */
export const mails = (): CollectionReference => firestore().collection(collections.mail);

/** A mail to store in the outbox. Its id decides its Message-ID: give it one that a retry has, too. */
export const waitingMail = (
  { kind, to, replyTo, subject, text }: Mail,
  now = new Date(),
): StoredMail => ({
  kind,
  to: [to],
  ...(replyTo !== undefined && { replyTo }),
  message: { subject, text },
  state: 'waiting',
  attempts: 0,
  createdAt: now.toISOString(),
  dueAt: now.getTime(),
});
