import { collections, hasTamil, type SingletonContent } from '@institute/schema';
import { FieldPath } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { cached } from '../platform/cached.ts';
import { parseDocument, schemas } from './read.ts';

/** Who runs the site, and how to reach them. */
interface Identity {
  readonly info: SingletonContent['contactInfo'] | undefined;
  /** What an owner said of the institute. */
  readonly said: SingletonContent['institute'] | undefined;
}

let last: Identity = { info: undefined, said: undefined };
let areMissing = false;

/** What this instance knew last. */
export const lastIdentity = (): Identity => last;

/** Whether nobody could be called or written to when this instance looked last. */
export const contactDetailsAreMissing = (): boolean => areMissing;

/**
 * Contact info and facts; where what is stored cannot be shown, what was known before. One query reads both:
 * a document that does not exist costs nothing in it.
 */
export async function readIdentity(): Promise<Identity> {
  const { docs } = await firestore()
    .collection(collections.content)
    .where(FieldPath.documentId(), 'in', ['contactInfo', 'institute'])
    .get();
  const [contact, institute] = ['contactInfo', 'institute'].map((name) =>
    docs.find(({ id }) => id === name),
  );
  areMissing = !['phone', 'email'].some((way) => contact?.get(way)?.length > 0);
  const info = contact && (parseDocument(schemas.contactInfo, contact) ?? last.info);
  const said = institute && (parseDocument(schemas.institute, institute) ?? last.said);
  last = { info, said };
  return last;
}

export const cachedIdentity = cached(readIdentity);

/** Whether an owner has switched the site in Tamil on. */
export async function isTamilOn(): Promise<boolean> {
  if (!hasTamil) return false;
  const { said } = await cachedIdentity().catch(lastIdentity);
  return said?.tamil === true;
}
