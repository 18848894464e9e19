import { collections } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { createOnce } from '../platform/create-once.ts';
import { beginning, erase } from './erase-person.ts';
import { identifiersOfListed, type ListedErasure } from './erasure-list.ts';
import { findContent } from './find-content.ts';
import { searchEnquiries } from './find-enquiries.ts';

const by = 'erase-again';

/**
 * Repeats an erasure after a restored backup brought the data back. Returns the paths of content
 * that still names the person, for somebody to check: a text that was edited by hand before the
 * erasure, or a namesake.
 */
export async function eraseAgain(listed: ListedErasure): Promise<string[]> {
  const record = firestore().collection(collections.erasures).doc(listed.id);
  await createOnce(record, beginning(listed.at, by));
  const identifiers = identifiersOfListed(listed);
  const enquiries = new Set([...listed.enquiries, ...(await searchEnquiries(identifiers))]);
  await erase({ ...listed, enquiries: [...enquiries], identifiers }, record, { uid: by });
  return (await findContent(identifiers)).map(({ document }) => document);
}
