import { storedEnquiry, type MailToPerson, type StoredTimelineEntry } from '@institute/schema';
import { parseDocument } from '../../content/read.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { enquiryEmail } from '../../platform/config.ts';
import { ApiError } from '../../platform/errors.ts';
import { mails, waitingMail } from '../../mails/outbox/mail.ts';
import { addTimelineEntry } from '../timeline.ts';

/**
 * Puts a mail to whoever sent an enquiry into the outbox, in one transaction with its entry in the
 * timeline, whose id it shares: a retry finds the entry and sends nothing.
 */
export const mailPerson = (
  { id: enquiry, body: { id, subject, text } }: { id: string; body: MailToPerson },
  admin: Admin,
): Promise<StoredTimelineEntry> =>
  addTimelineEntry(
    { id: enquiry, body: { id, kind: 'email', text: `${subject}\n\n${text}` } },
    admin,
    (transaction, owner) => {
      const { email: to, language } = parseDocument(storedEnquiry, owner) ?? {};
      if (!to) throw new ApiError('invalid', 'This enquiry has no email address');
      const replyTo = enquiryEmail.value();
      const mail = waitingMail({
        kind: 'message',
        to,
        ...(replyTo && { replyTo }),
        enquiry,
        body: { template: 'message', title: subject, text, ...(language && { language }) },
      });
      transaction.create(mails().doc(`message-${id}`), mail);
    },
  );
