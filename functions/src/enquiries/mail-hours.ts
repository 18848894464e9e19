import type { CollectionReference } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { siteAddress } from '../platform/site-address.ts';
import type { Mail } from '../platform/outbox/mail.ts';

/** Enquiries of an hour that have a mail of their own. */
export const mailsInHour = 30;

/** Counts the mails of each hour that is not summarised yet; its id is the hour. */
export const mailHours = (): CollectionReference => firestore().collection('mailHours');

/** The hour in UTC, such as 2026-01-31T09. */
export const hourOf = (moment: Date): string => moment.toISOString().slice(0, 13);

/** One mail about many enquiries. It says nothing of any of them. */
export function summaryMail(to: string, count: number, told: string): Mail {
  const what = count === 1 ? '1 more enquiry' : `${count} more enquiries`;
  const where = `${siteAddress()}/admin/enquiries`;
  return { kind: 'summary', to, subject: what, text: `${what}. ${told}\n\n${where}` };
}
