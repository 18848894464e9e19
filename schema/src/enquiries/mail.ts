import * as z from 'zod/mini';
import { documentId, text, timestamp } from '../fields/fields.ts';

/**
 * How far a mail is: it waits for its first or next try; it went out; it was given up after two days;
 * or it is only counted, in a summary of many.
 */
const mailStates = ['waiting', 'sent', 'failed', 'summarised'] as const;

export type MailState = (typeof mailStates)[number];

/** A mail that was given up, as the dashboard shows it. */
export const failedMail = z.object({
  _id: documentId(),
  to: z.array(text(254)),
  message: z.object({ subject: text(500), text: text(10_000) }),
  state: z.literal('failed'),
  createdAt: timestamp(),
  /** What went wrong last, as nodemailer calls it, and the SMTP server's number. */
  error: text(100),
});

export type FailedMail = z.infer<typeof failedMail>;
