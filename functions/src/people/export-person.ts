import { collections, type Person, type PersonExport } from '@institute/schema';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { holdersOf } from '../enquiries/holders-of.ts';
import { recordOf } from '../proof/records/record-of.ts';
import { findContent } from './find-content.ts';
import { findEnquiries } from './find-enquiries.ts';
import { identifiersOf } from './identifiers.ts';

/** Without what it is searched by, which repeats the rest in pieces. */
function withoutParts<Data extends DocumentData | null>(data: Data): Data {
  if (!data) return data;
  const { searchParts: _, ...rest } = data;
  return rest as Data;
}

async function readHolders(id: string): Promise<PersonExport['enquiries'][number]> {
  const { enquiry, mail, booking, messages, versions, timeline } = holdersOf(id);
  const [stored, staffMail, booked, sent, earlier, happened] = await Promise.all([
    enquiry.get(),
    mail.get(),
    booking.get(),
    messages.get(),
    versions.get(),
    timeline.get(),
  ]);
  const dataOf = (snapshot: DocumentSnapshot) => snapshot.data() ?? null;
  return {
    _id: id,
    enquiry: withoutParts(dataOf(stored)),
    versions: earlier.docs.map((entry) => ({
      action: entry.get('action'),
      at: entry.get('at'),
      data: withoutParts(entry.get('data')),
    })),
    timeline: happened.docs.map((entry) => entry.data()),
    mail: dataOf(staffMail),
    booking: dataOf(booked),
    messages: sent.docs.map((entry) => entry.data()),
  };
}

/** What staff know of the placements among documents. */
async function readRecordsOf(documents: readonly string[]): Promise<DocumentData[]> {
  const ids = documents.flatMap((path) => {
    const [collection, id] = path.split('/');
    return collection === collections.placements && id ? [id] : [];
  });
  const found = await Promise.all(ids.map((id) => recordOf(id).get()));
  return found.flatMap((record) => record.data() ?? []);
}

/** Everything stored about a person. */
export async function exportPerson({ body }: { body: Person }): Promise<PersonExport> {
  const identifiers = identifiersOf(body);
  const [ids, content] = await Promise.all([findEnquiries(body), findContent(identifiers)]);
  return {
    exportedAt: new Date().toISOString(),
    enquiries: await Promise.all(ids.map(readHolders)),
    content,
    placementRecords: await readRecordsOf(content.map(({ document }) => document)),
  };
}
