import { collections, normalisePhone, type Person } from '@institute/schema';
import { firestore } from '../admin.ts';
import { enquiryOfVersion } from '../enquiries/holders-of.ts';

/** A phone number or an email address as it is compared, in whatever form it was stored. */
function comparable(value: unknown): string {
  const text = String(value).trim();
  return normalisePhone(text) ?? text.toLowerCase();
}

/**
 * Ids of a person's enquiries, those included that are deleted and can be restored. Emails are
 * stored as they were typed, and no query ignores case: so each is looked at.
 */
export async function findEnquiries({ phone, email }: Person): Promise<string[]> {
  const name = email === undefined ? 'phone' : 'email';
  const wanted = comparable(email ?? phone);
  const { enquiries, versions } = collections;
  const [stored, earlier] = await Promise.all([
    firestore().collection(enquiries).select(name).get(),
    firestore()
      .collection(versions)
      .where('collection', '==', enquiries)
      .select('document', `data.${name}`)
      .get(),
  ]);
  const found = [
    ...stored.docs.map((entry) => ({ id: entry.id, value: entry.get(name) })),
    ...earlier.docs.map((entry) => ({
      id: enquiryOfVersion(entry),
      value: entry.get(`data.${name}`),
    })),
  ];
  const ids = found.filter(({ value }) => comparable(value) === wanted).map(({ id }) => id);
  return [...new Set(ids)];
}
