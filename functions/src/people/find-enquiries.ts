import { collections, contactsOf, type Person } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { enquiryOfVersion } from '../enquiries/holders-of.ts';
import { names, type Identifier } from './identifiers.ts';

/**
 * IDs of a person's enquiries, including deleted ones that can be restored. Only phone number and
 * email address count, since people share names.
 */
export async function findEnquiries(person: Person): Promise<string[]> {
  const contacts = contactsOf({ email: person.email ?? '', phone: person.phone ?? '' });
  if (contacts.length === 0) return [];
  const { enquiries, versions } = collections;
  const [stored, earlier] = await Promise.all([
    firestore()
      .collection(enquiries)
      .where('contacts', 'array-contains-any', contacts)
      .select()
      .get(),
    firestore()
      .collection(versions)
      .where('data.contacts', 'array-contains-any', contacts)
      .select('document')
      .get(),
  ]);
  return [...new Set([...stored.docs.map(({ id }) => id), ...earlier.docs.map(enquiryOfVersion)])];
}

/** The same by reading every enquiry, for identifiers that are known by their sums alone. */
export async function searchEnquiries(identifiers: readonly Identifier[]): Promise<string[]> {
  const wanted = identifiers.filter(({ kind }) => kind === 'phone' || kind === 'email');
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
