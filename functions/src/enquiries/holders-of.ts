import { collections } from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { mails } from '../platform/outbox/mail.ts';

/** The documents that hold what an enquiry says. */
export const holdersOf = (id: string) => {
  const enquiry = firestore().collection(collections.enquiries).doc(id);
  return {
    enquiry,
    mail: mails().doc(id),
    versions: firestore().collection(collections.versions).where('document', '==', enquiry.path),
  };
};

/** Id of the enquiry that a version is of. */
export const enquiryOfVersion = (version: DocumentSnapshot): string =>
  String(version.get('document')).slice(`${collections.enquiries}/`.length);
