import { collections } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { enquiryOfVersion } from '../enquiries/holders-of.ts';
import { names, type Identifier } from './identifiers.ts';

/**
 * Ids of a person's enquiries, by phone number or email address alone, since people share names;
 * those included that are deleted and can be restored. Emails are stored as they were typed, and no
 * query ignores case: so each is looked at.
 */
export async function findEnquiries(identifiers: readonly Identifier[]): Promise<string[]> {
  const wanted = identifiers.filter(({ kind }) => kind !== 'name');
  if (wanted.length === 0) return [];
  const { enquiries, versions } = collections;
  const [stored, earlier] = await Promise.all([
    firestore().collection(enquiries).select('email', 'phone').get(),
    firestore()
      .collection(versions)
      .where('collection', '==', enquiries)
      .select('document', 'data.email', 'data.phone')
      .get(),
  ]);
  const found = [
    ...stored.docs.map((entry) => ({ id: entry.id, data: entry.data() })),
    ...earlier.docs.map((entry) => ({
      id: enquiryOfVersion(entry),
      data: entry.get('data') ?? {},
    })),
  ];
  const isTheirs = (data: { email?: unknown; phone?: unknown }): boolean =>
    [data.email, data.phone].some((value) => names(String(value), wanted));
  return [...new Set(found.filter(({ data }) => isTheirs(data)).map(({ id }) => id))];
}
