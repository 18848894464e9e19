import { momentText } from '@institute/schema';
import { createOnce } from '../../platform/create-once.ts';
import { enquiryEmail } from '../../platform/config.ts';
import { mails, regularMail, waitingMail } from '../../mails/outbox/mail.ts';
import { hourOf, mailHours, mailsInHour, summaryMail } from './mail-hours.ts';

/** Tells the staff, in one mail, about the enquiries over the hourly ceiling. */
async function summarise(hour: string, now: Date): Promise<void> {
  const to = enquiryEmail.value();
  const beyond = await mails().where('hour', '==', hour).count().get();
  const { count } = beyond.data();
  if (!to || count === 0) return;
  const since = momentText(`${hour}:00:00Z`);
  const reason = `They arrived in the hour from ${since}, after ${mailsInHour} that we emailed individually. Read them in the dashboard.`;
  const mail = waitingMail(summaryMail(to, count, reason), now);
  await createOnce(regularMail('summary', hour), mail);
}

/** Summarises every hour that has ended, once each. */
export async function summariseHours(now = new Date()): Promise<void> {
  const { docs } = await mailHours().get();
  const over = docs.filter(({ id }) => id < hourOf(now));
  for (const { id, ref } of over) {
    await summarise(id, now);
    await ref.delete();
  }
}
