import { collections } from '@institute/schema';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { mails } from '../platform/outbox/mail.ts';

/** The versions of these documents, up to 30. */
export const versionsOf = (paths: readonly string[]): Query =>
  firestore().collection(collections.versions).where('document', 'in', paths);

/** Every document that holds the content of an enquiry. */
export const holdersOf = (id: string) => {
  const enquiry = firestore().collection(collections.enquiries).doc(id);
  return {
    enquiry,
    mail: mails().doc(id),
    versions: versionsOf([enquiry.path]),
  };
};

/** The id of the enquiry that a version belongs to. */
export const enquiryOfVersion = (version: DocumentSnapshot): string =>
  String(version.get('document')).slice(`${collections.enquiries}/`.length);
