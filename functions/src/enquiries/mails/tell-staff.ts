import { courseLabel, optionLabel, storedEnquiry, type StoredEnquiry } from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { enquiryEmail } from '../../platform/config.ts';
import { parseDocument } from '../../content/read.ts';
import { waitingMail, type Mail } from '../../mails/outbox/mail.ts';
import { transact } from '../../platform/transact.ts';
import { holdersOf } from '../holders-of.ts';
import { hourOf, mailHours, mailsInHour } from './mail-hours.ts';

function mailFor(stored: StoredEnquiry, to: string): Mail {
  const { _id, name, email, phone, language, source, page, createdAt, message } = stored;
  const course = courseLabel(stored.course);
  const qualification = optionLabel('qualification', stored.qualification);
  const experience = optionLabel('experience', stored.experience);
  const placementRequired = optionLabel('placement', stored.placementRequired);
  const what = { _id, name, email, phone, course, qualification, experience };
  const title = 'New enquiry';
  return {
    kind: 'enquiry',
    to,
    replyTo: email,
    subject: `${title}: ${name}${course && `, ${course}`}`,
    body: {
      template: 'new-enquiry',
      title,
      enquiry: {
        ...what,
        placementRequired,
        ...(language && { language }),
        source,
        page,
        createdAt,
        message,
      },
    },
  };
}

/**
 * Mails a new enquiry to the staff, unless it is spam, has been deleted, or no address is
 * configured. The mail's id is the enquiry's, so that a second run of the trigger does not send it
 * again. Beyond the hourly ceiling the mail is stored without content and never sent, only counted
 * in the summary of the hour.
 */
export async function tellStaff(snapshot: DocumentSnapshot): Promise<void> {
  const to = enquiryEmail.value();
  const enquiry = parseDocument(storedEnquiry, snapshot);
  if (!to || !enquiry || enquiry.status === 'spam') return;
  const { mail } = holdersOf(enquiry._id);
  const now = new Date();
  const hour = hourOf(now);
  const counter = mailHours().doc(hour);
  await transact(
    counter.path,
    async (transaction) => {
      const [stored, earlier, counted] = await transaction.getAll(snapshot.ref, mail, counter);
      if (!stored?.exists || earlier?.exists) return;
      const count = Number(counted?.get('count') ?? 0);
      if (count >= mailsInHour) {
        const createdAt = now.toISOString();
        transaction.create(mail, { kind: 'enquiry', state: 'summarised', hour, createdAt });
        return;
      }
      transaction.set(counter, { count: count + 1 });
      transaction.create(mail, waitingMail(mailFor(enquiry, to), now));
    },
    () => new Error('Too many concurrent enquiries to mail this one to the staff'),
  );
}
