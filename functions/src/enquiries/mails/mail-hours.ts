import type { CollectionReference } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import type { Mail } from '../../mails/outbox/mail.ts';

/** Maximum number of individual mails about enquiries per hour. */
export const mailsInHour = 30;

/** Counters of the mails per hour, until the hour is summarised; the document id is the hour. */
export const mailHours = (): CollectionReference => firestore().collection('mailHours');

/** The hour in UTC, such as 2026-01-31T09. */
export const hourOf = (moment: Date): string => moment.toISOString().slice(0, 13);

/** One mail about many enquiries, without any of their content. */
export function summaryMail(to: string, count: number, reason: string): Mail {
  const title = count === 1 ? '1 more enquiry' : `${count} more enquiries`;
  const body = { template: 'enquiry-count', title, text: `${title}. ${reason}` } as const;
  return { kind: 'summary', to, body };
}
