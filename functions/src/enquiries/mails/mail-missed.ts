import { collections, staffSources } from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { firestore } from '../../platform/admin.ts';
import { enquiryEmail } from '../../platform/config.ts';
import { mails, waitingMail } from '../../mails/outbox/mail.ts';
import { assignByTurns } from '../assign-by-turns.ts';
import { listColleagues } from '../colleagues.ts';
import { summaryMail } from './mail-hours.ts';
import { tellStaff } from './tell-staff.ts';

const hour = 60 * 60 * 1000;

/** How far back it looks: it makes up for several failed nights. */
const reach = 7 * 24 * hour;

/** Maximum number of writes in a batch. */
const batchSize = 400;

/** Whether the trigger of a new enquiry mails and assigns it: one with a place in a demo class begins as booked. */
const isNew = (enquiry: DocumentSnapshot): boolean =>
  enquiry.get('source') === 'Demo class'
    ? ['new', 'demo booked'].includes(enquiry.get('status'))
    : enquiry.get('status') === 'new' && !staffSources.includes(enquiry.get('source'));

/**
 * Mails and assigns the new enquiries whose trigger failed permanently. The last hour is left to the
 * trigger. Returns how many had no mail.
 */
async function mailForgotten(now: Date): Promise<number> {
  const moment = (before: number) => new Date(now.getTime() - before).toISOString();
  const { docs } = await firestore()
    .collection(collections.enquiries)
    .where('createdAt', '>', moment(reach))
    .where('createdAt', '<', moment(hour))
    .select('status', 'source', 'assignedAt')
    .get();
  const colleagues = await listColleagues();
  const isManned = colleagues.some(({ onDuty }) => onDuty);
  let count = 0;
  for (const found of docs.filter(isNew)) {
    const { id, ref } = found;
    if (isManned && found.get('assignedAt') === undefined) await assignByTurns(ref, colleagues);
    if (!enquiryEmail.value() || (await mails().doc(id).get()).exists) continue;
    await tellStaff(await ref.get());
    count += 1;
  }
  return count;
}

/**
 * Tells the staff in one mail about the enquiries whose own mail failed for good. Returns how many.
 */
async function mailFailed(now: Date): Promise<number> {
  const to = enquiryEmail.value();
  const failed = mails().where('kind', '==', 'enquiry').where('state', '==', 'failed');
  const { docs } = await failed.select('reportedAt').get();
  const missed = docs.filter((mail) => mail.get('reportedAt') === undefined).slice(0, batchSize);
  if (!to || missed.length === 0) return 0;
  const reason =
    'We could not email you about them individually, after trying for two days. Read them in the dashboard.';
  const batch = firestore().batch();
  batch.create(mails().doc(), waitingMail(summaryMail(to, missed.length, reason), now));
  for (const { ref } of missed) batch.update(ref, { reportedAt: now.toISOString() });
  await batch.commit();
  return missed.length;
}

/** Emails the staff about the enquiries whose own email is missing or failed, and assigns those that were not. */
export async function mailMissed(now = new Date()): Promise<void> {
  const forgotten = await mailForgotten(now);
  const failed = await mailFailed(now);
  if (forgotten + failed > 0)
    logger.warn('Found enquiries that the staff had not been emailed about', { forgotten, failed });
}
