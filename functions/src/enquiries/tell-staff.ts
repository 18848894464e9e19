import { storedEnquiry, type StoredEnquiry } from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { enquiryEmail } from '../config.ts';
import { parseDocument } from '../content/read.ts';
import { holdersOf } from './holders-of.ts';

/** Without anything that could end a header or a line of the message. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ');

/** The message to the staff, as Firebase's extension "Trigger Email from Firestore" sends it. */
function mailFor(enquiry: StoredEnquiry, to: string) {
  const lines = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Course', enquiry.course],
    ['Qualification', enquiry.qualification],
    ['Experience', enquiry.experience],
    ['Placement support', enquiry.placementRequired],
    ['Sent from', `${enquiry.source} ${enquiry.page}`.trim()],
    ['Received', enquiry.createdAt],
  ];
  const facts = lines.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  return {
    to: [to],
    replyTo: enquiry.email,
    message: {
      subject: oneLine(`New enquiry: ${enquiry.name}${enquiry.course && `, ${enquiry.course}`}`),
      text: [facts.join('\n'), enquiry.message].filter(Boolean).join('\n\n'),
    },
  };
}

/**
 * Tells the staff of a new enquiry, unless it is spam, gone since, or no address is configured. The
 * message has the enquiry's id, so that a second run of the trigger finds it there and tells nobody
 * again.
 */
export async function tellStaff(snapshot: DocumentSnapshot): Promise<void> {
  const to = enquiryEmail.value();
  const enquiry = parseDocument(storedEnquiry, snapshot);
  if (!to || !enquiry || enquiry.status === 'spam') return;
  const { mail } = holdersOf(enquiry._id);
  await firestore().runTransaction(async (transaction) => {
    const [stored, told] = await transaction.getAll(snapshot.ref, mail);
    if (stored?.exists && !told?.exists) transaction.create(mail, mailFor(enquiry, to));
  });
}
