import { collections, lateConditions, localDay } from '@institute/schema';
import type { Query } from 'firebase-admin/firestore';
import { ownersAddress } from '../../platform/config.ts';
import { createOnce } from '../../platform/create-once.ts';
import { firestore } from '../../platform/admin.ts';
import { regularMail, waitingMail } from '../../mails/outbox/mail.ts';

/** Most enquiries that a mail lists. */
const most = 100;

/** Tells the owner of all enquiries that are unanswered for longer than promised, once a day. */
export async function tellUnanswered(now = new Date()): Promise<void> {
  const to = ownersAddress();
  if (!to) return;
  const late = lateConditions(now)
    .reduce<Query>(
      (found, condition) => found.where(...condition),
      firestore().collection(collections.enquiries),
    )
    .orderBy('createdAt', 'desc');
  const [counted, { docs }] = await Promise.all([
    late.count().get(),
    late.limit(most).select('createdAt', 'assignedName').get(),
  ]);
  const { count } = counted.data();
  if (count === 0) return;
  const what = count === 1 ? '1 enquiry has waited' : `${count} enquiries have waited`;
  const body = {
    template: 'unanswered-enquiries' as const,
    title: `${what} more than a day for an answer`,
    waiting: docs.map((enquiry) => ({
      id: enquiry.id,
      since: String(enquiry.get('createdAt')),
      assigned: String(enquiry.get('assignedName') ?? ''),
    })),
    more: count - docs.length,
  };
  const mail = waitingMail({ kind: 'summary', to, body }, now);
  await createOnce(regularMail('unanswered', localDay(now)), mail);
}
