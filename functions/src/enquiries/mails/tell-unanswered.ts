import { collections, enquirySources, importSource, indianDay } from '@institute/schema';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ownersAddress } from '../../platform/config.ts';
import { createOnce } from '../../platform/create-once.ts';
import { firestore } from '../../platform/admin.ts';
import { mails, waitingMail } from '../../mails/outbox/mail.ts';
import { siteAddress } from '../../platform/site-address.ts';

/** The site promises an answer within a day, in milliseconds. */
const promised = 24 * 60 * 60 * 1000;

/** Most enquiries that a mail lists. */
const most = 100;

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** An enquiry without anything that names the visitor: an erasure does not reach sent mails. */
function lineOf(enquiry: QueryDocumentSnapshot): string {
  const since = inIndia.format(new Date(String(enquiry.get('createdAt'))));
  const assigned = enquiry.get('assignedName') || 'no one';
  const where = `${siteAddress()}/admin/enquiries/${enquiry.id}`;
  return `- since ${since}, assigned to ${assigned}: ${where}`;
}

/** Tells the owner of all enquiries that are unanswered for longer than promised, once a day. */
export async function tellUnanswered(now = new Date()): Promise<void> {
  const to = ownersAddress();
  if (!to) return;
  const late = firestore()
    .collection(collections.enquiries)
    .where('status', '==', 'new')
    .where(
      'source',
      'in',
      enquirySources.filter((source) => source !== importSource),
    )
    .where('createdAt', '<=', new Date(now.getTime() - promised).toISOString())
    .orderBy('createdAt', 'desc');
  const [counted, { docs }] = await Promise.all([
    late.count().get(),
    late.limit(most).select('createdAt', 'assignedName').get(),
  ]);
  const { count } = counted.data();
  if (count === 0) return;
  const what = count === 1 ? '1 enquiry has waited' : `${count} enquiries have waited`;
  const subject = `${what} more than a day for an answer`;
  const lines = docs.map(lineOf);
  const rest = count > docs.length ? [`and ${count - docs.length} older ones`] : [];
  const text = [`${subject}:`, '', ...lines, ...rest].join('\n');
  const mail = waitingMail({ kind: 'summary', to, subject, text }, now);
  await createOnce(mails().doc(`unanswered-${indianDay(now)}`), mail);
}
