import { firestore } from '../../functions/src/platform/admin.ts';

/** The mails of the outbox to an address. */
export const mailsTo = async (email: string) =>
  (await firestore().collection('mail').where('to', 'array-contains', email).get()).docs.map(
    (found) => found.data(),
  );
