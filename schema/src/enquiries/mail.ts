import * as z from 'zod/mini';
import { text, timestamp } from '../fields/fields.ts';

/**
 * State of a mail: waiting for its first or next try, sent, given up after two days, or not sent
 * individually but counted in an hourly summary.
 */
const mailStates = ['waiting', 'sent', 'failed', 'summarised'] as const;

export type MailState = (typeof mailStates)[number];

/** A failed mail, as the dashboard shows it. */
export const failedMail = z.object({
  _id: z.string(),
  to: z.array(text(254)),
  message: z.object({ subject: text(500) }),
  state: z.literal('failed'),
  createdAt: timestamp(),
  /** The last error: nodemailer's code and the SMTP status. */
  error: text(100),
});

export type FailedMail = z.infer<typeof failedMail>;
