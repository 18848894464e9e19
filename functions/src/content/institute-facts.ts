import {
  builtFacts,
  collections,
  type InstituteFacts,
  type StoredInstitute,
} from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { cached } from '../platform/cached.ts';
import { parseDocument, schemas } from './read.ts';

let last: StoredInstitute | undefined;

/** What an owner said of the institute; where what is stored cannot be shown, what was known before. */
export const readSaidFacts = cached(async (): Promise<StoredInstitute | undefined> => {
  const snapshot = await firestore().collection(collections.content).doc('institute').get();
  const said = parseDocument(schemas.institute, snapshot);
  if (said || !snapshot.exists) last = said;
  return last;
});

/** What was known of the institute last, without a read. */
export const lastSaidFacts = (): StoredInstitute | undefined => last;

/** The facts as they were known last. */
export const knownFacts = (): InstituteFacts => last ?? builtFacts;

/** The facts about the institute: an owner's, or those of the build. */
export const readFacts = async (): Promise<InstituteFacts> => (await readSaidFacts()) ?? builtFacts;
