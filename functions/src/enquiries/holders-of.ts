import { collections } from '@institute/schema';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { mails } from '../mails/outbox/mail.ts';

/** The versions of these documents, up to 30. */
export const versionsOf = (paths: readonly string[]): Query =>
  firestore().collection(collections.versions).where('document', 'in', paths);

/** The timelines of these enquiries, up to 30. */
export const timelinesOf = (ids: readonly string[]): Query =>
  firestore().collection(collections.timeline).where('enquiry', 'in', ids);

/** The messages that were sent to whoever sent these enquiries, up to 30. */
export const messagesOf = (ids: readonly string[]): Query => mails().where('enquiry', 'in', ids);

/** Every document that holds the content of an enquiry. */
export const holdersOf = (id: string) => {
  const enquiry = firestore().collection(collections.enquiries).doc(id);
  return {
    enquiry,
    mail: mails().doc(id),
    booking: firestore().collection(collections.demoBookings).doc(id),
    messages: messagesOf([id]),
    versions: versionsOf([enquiry.path]),
    timeline: timelinesOf([id]),
  };
};

/** The id of the enquiry that a version belongs to. */
export const enquiryOfVersion = (version: DocumentSnapshot): string =>
  String(version.get('document')).slice(`${collections.enquiries}/`.length);
