import type { Person, PersonExport } from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { holdersOf } from '../enquiries/holders-of.ts';
import { findContent } from './find-content.ts';
import { findEnquiries } from './find-enquiries.ts';
import { identifiersOf } from './identifiers.ts';

async function readHolders(id: string): Promise<PersonExport['enquiries'][number]> {
  const { enquiry, mail, versions } = holdersOf(id);
  const [stored, told, earlier] = await Promise.all([enquiry.get(), mail.get(), versions.get()]);
  const dataOf = (snapshot: DocumentSnapshot) => snapshot.data() ?? null;
  return {
    _id: id,
    enquiry: dataOf(stored),
    versions: earlier.docs.map((entry) => ({
      action: entry.get('action'),
      at: entry.get('at'),
      data: entry.get('data'),
    })),
    mail: dataOf(told),
  };
}

/** Everything stored about a person. */
export async function exportPerson({ body }: { body: Person }): Promise<PersonExport> {
  const identifiers = identifiersOf(body);
  const [ids, content] = await Promise.all([findEnquiries(identifiers), findContent(identifiers)]);
  return {
    exportedAt: new Date().toISOString(),
    enquiries: await Promise.all(ids.map(readHolders)),
    content,
  };
}
