import { collections } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { enquiryOfVersion } from '../enquiries/holders-of.ts';
import { names, type Identifier } from './identifiers.ts';

/**
 * IDs of a person's enquiries, including deleted ones that can be restored. Only phone number and
 * email address count, since people share names. Emails are stored as typed, and Firestore cannot
 * ignore case in queries: so every enquiry is read.
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
