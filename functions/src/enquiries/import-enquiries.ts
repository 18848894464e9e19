import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  contactsOf,
  dayAfter,
  firstOwner,
  importSource,
  localDay,
  localMoment,
  type Endpoints,
  type ImportOutcome,
} from '@institute/schema';
import type { DocumentSnapshot, Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { addAudit } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, idTaken } from '../platform/errors.ts';
import { markStale } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { findable } from './findable.ts';
import { keptDays } from './old-enquiries.ts';
import { addEntry } from './timeline.ts';

type Body = z.output<Endpoints['importEnquiries']['body']>;
type Row = Body['rows'][number];

/** Most values that a query compares with. */
const mostCompared = 30;

const all = () => firestore().collection(collections.enquiries);

/** Every import writes it, so that of two at the same time the later one finds what the other stored. */
const turn = () => firestore().collection('imports').doc('turn');

type Read = (query: Query) => Promise<QuerySnapshot>;

/** The stored enquiries of the rows' phones and emails: their ids, by each. */
async function ownersOf(rows: readonly Row[], read: Read): Promise<Map<string, string>> {
  const contacts = [...new Set(rows.flatMap(contactsOf))];
  const parts = Array.from({ length: Math.ceil(contacts.length / mostCompared) }, (_, index) =>
    contacts.slice(index * mostCompared, (index + 1) * mostCompared),
  );
  const found = await Promise.all(
    parts.map((part) =>
      read(all().where('contacts', 'array-contains-any', part).select('contacts')),
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
async function judge(rows: readonly Row[], read: Read): Promise<ImportOutcome[]> {
  const owners = await ownersOf(rows, read);
  return rows.map((row) => {
    const owner = firstOwner(row, row.id, owners);
    return { id: row.id, ...(owner !== undefined && owner !== row.id && { duplicateOf: owner }) };
  });
}

const momentOf = (now: Date, day: string): string =>
  day === '' || day === localDay(now) ? now.toISOString() : localMoment(day, '12:00').toISOString();

function createFrom(transaction: Transaction, row: Row, consent: string, now: Date): void {
  const { id, arrivedOn, source, city, ...given } = row;
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
    imported: { at: now.toISOString(), consent, source, city },
    createdAt,
    updatedAt: now.toISOString(),
  });
}

/** Rejects the id of another enquiry; one of the same row is from an earlier try. */
function requireSame(row: Row, stored: DocumentSnapshot): void {
  if (isDeepStrictEqual(stored.get('contacts'), contactsOf(row))) return;
  throw idTaken();
}

/** The rows that are to be stored, each id once. */
function withoutDuplicates(rows: readonly Row[], outcomes: readonly ImportOutcome[]): Row[] {
  const left = new Set(outcomes.flatMap(({ id, duplicateOf }) => (duplicateOf ? [] : id)));
  return [...new Map(rows.map((row) => [row.id, row])).values()].filter(({ id }) => left.has(id));
}

/** Of two people with one id, one would not be stored, and the answer would not tell which. */
function requireOwnIds(rows: readonly Row[]): void {
  const known = new Map(rows.map((row) => [row.id, row]));
  const again = rows.findIndex((row) => !isDeepStrictEqual(known.get(row.id), row));
  if (again < 0) return;
  throw new ApiError('invalid', 'Some fields are not valid', {
    fields: { [`rows.${again}.id`]: 'Another row has this ID' },
  });
}

/** Refuses rows that the next night would remove. */
function requireKept(rows: readonly Row[]): void {
  const days = keptDays();
  const first = dayAfter(localDay(new Date()), 1 - days);
  const old = rows.flatMap(({ arrivedOn }, index) =>
    arrivedOn !== '' && arrivedOn < first ? [index] : [],
  );
  if (old.length === 0) return;
  const message = `The date must be in the last ${days} days: older enquiries are not kept`;
  throw new ApiError('invalid', 'Some fields are not valid', {
    fields: Object.fromEntries(old.map((index) => [`rows.${index}.arrivedOn`, message])),
  });
}

/** Those that no earlier try has stored. */
async function notStored(transaction: Transaction, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return [];
  const stored = await transaction.getAll(...rows.map(({ id }) => all().doc(id)));
  return rows.filter((row, index) => {
    const known = stored[index];
    if (known?.exists) requireSame(row, known);
    return !known?.exists;
  });
}

/** Stores rows of a file as enquiries, each once however often the call is retried. */
export async function importEnquiries(
  { body: { rows, consent, dryRun } }: { body: Body },
  admin: Admin,
): Promise<ImportOutcome[]> {
  requireOwnIds(rows);
  requireKept(rows);
  if (dryRun) return judge(rows, (query) => query.get());
  return transact(
    turn().path,
    async (transaction) => {
      await transaction.get(turn());
      const outcomes = await judge(rows, (query) => transaction.get(query));
      const wanted = withoutDuplicates(rows, outcomes);
      const fresh = await notStored(transaction, wanted);
      const now = new Date();
      transaction.set(turn(), { at: now.toISOString() });
      for (const row of fresh) {
        createFrom(transaction, row, consent, now);
        addEntry(transaction, row.id, `Imported. Consent: ${consent}`, admin);
        addAudit(transaction, {
          document: all().doc(row.id).path,
          action: 'import',
          admin,
          at: now.toISOString(),
        });
      }
      return outcomes;
    },
    () => new ApiError('conflict', 'These rows are still being imported; try again in a moment'),
  );
}
