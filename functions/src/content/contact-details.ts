import { collections, type SingletonContent } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { parseDocument, schemas } from './read.ts';

type ContactInfo = SingletonContent['contactInfo'];

let last: ContactInfo | undefined;
let areMissing = false;

export const lastContactInfo = (): ContactInfo | undefined => last;

/** Whether nobody could be called or written to when this instance looked last. */
export const contactDetailsAreMissing = (): boolean => areMissing;

/** The contact info; where what is stored cannot be shown, what was known before. */
export async function readContactInfo(): Promise<ContactInfo | undefined> {
  const snapshot = await firestore().collection(collections.content).doc('contactInfo').get();
  const info = parseDocument(schemas.contactInfo, snapshot);
  areMissing = !['phone', 'email'].some((way) => snapshot.get(way)?.length > 0);
  if (info || !snapshot.exists) last = info;
  return last;
}
