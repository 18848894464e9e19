import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  contactsOf,
  firstOwner,
  importSource,
  indianDay,
  indianMoment,
  type Endpoints,
  type ImportOutcome,
} from '@institute/schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { auditEntry } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError } from '../platform/errors.ts';
import { markStale } from '../platform/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { findable } from './findable.ts';
import { addEntry } from './timeline.ts';

type Body = z.output<Endpoints['importEnquiries']['body']>;
type Row = Body['rows'][number];

/** Most values that a query compares with. */
const mostCompared = 30;

const all = () => firestore().collection(collections.enquiries);

/** The stored enquiries of the rows' phones and emails: their ids, by each. */
async function ownersOf(rows: readonly Row[]): Promise<Map<string, string>> {
  const contacts = [...new Set(rows.flatMap(contactsOf))];
  const parts = Array.from({ length: Math.ceil(contacts.length / mostCompared) }, (_, index) =>
    contacts.slice(index * mostCompared, (index + 1) * mostCompared),
  );
  const found = await Promise.all(
    parts.map((part) =>
      all().where('contacts', 'array-contains-any', part).select('contacts').get(),
    ),
  );
  return new Map(
    found.flatMap(({ docs }) =>
      docs.flatMap((each) =>
        (each.get('contacts') as string[]).map((contact) => [contact, each.id] as const),
      ),
    ),
  );
}

/** What becomes of each row: one whose phone or email is known is left out (enquiries-27). */
async function judge(rows: readonly Row[]): Promise<ImportOutcome[]> {
  const owners = await ownersOf(rows);
  return rows.map((row) => {
    const owner = firstOwner(row, row.id, owners);
    return { id: row.id, ...(owner !== undefined && owner !== row.id && { duplicateOf: owner }) };
  });
}

const momentOf = (now: Date, day: string): string =>
  day === '' || day === indianDay(now)
    ? now.toISOString()
    : indianMoment(day, '12:00').toISOString();

function createFrom(transaction: Transaction, row: Row, consent: string, now: Date): void {
  const { id, arrivedOn, ...given } = row;
  const createdAt = momentOf(now, arrivedOn);
  markStale(transaction, createdAt);
  transaction.create(all().doc(id), {
    ...findable(id, given),
    qualification: '',
    experience: '',
    placementRequired: '',
    source: importSource,
    page: '',
    status: 'new',
    assignedTo: '',
    imported: { at: now.toISOString(), consent },
    createdAt,
    updatedAt: now.toISOString(),
  });
}

/** Rejects the id of another enquiry; one of the same row is from an earlier try. */
function requireSame(row: Row, stored: DocumentSnapshot): void {
  if (isDeepStrictEqual(stored.get('contacts'), contactsOf(row))) return;
  throw new ApiError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
}

/** Stores rows of a file as enquiries, each once however often the call is retried. */
export async function importEnquiries(
  { body: { rows, consent, dryRun } }: { body: Body },
  admin: Admin,
): Promise<ImportOutcome[]> {
  const outcomes = await judge(rows);
  if (dryRun) return outcomes;
  const left = new Set(outcomes.flatMap(({ id, duplicateOf }) => (duplicateOf ? [] : id)));
  const wanted = [...new Map(rows.map((row) => [row.id, row])).values()].filter(({ id }) =>
    left.has(id),
  );
  if (wanted.length === 0) return outcomes;
  await transact(
    `${collections.enquiries}/${wanted[0]?.id}`,
    async (transaction) => {
      const stored = await transaction.getAll(...wanted.map(({ id }) => all().doc(id)));
      const fresh = wanted.filter((row, index) => {
        const known = stored[index];
        if (known?.exists) requireSame(row, known);
        return !known?.exists;
      });
      const now = new Date();
      for (const row of fresh) {
        createFrom(transaction, row, consent, now);
        addEntry(transaction, row.id, `Imported. Consent: ${consent}`, admin);
        transaction.create(
          firestore().collection(collections.audit).doc(),
          auditEntry({
            document: all().doc(row.id).path,
            action: 'import',
            admin,
            at: now.toISOString(),
          }),
        );
      }
    },
    () => new ApiError('conflict', 'These rows are being stored; try again'),
  );
  return outcomes;
}
