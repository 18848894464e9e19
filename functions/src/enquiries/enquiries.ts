import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  exportedAtOnce,
  splitFilter,
  storedEnquiry,
  filterConditions,
  type Endpoints,
  type Enquiry,
  type EnquiryFilter,
  type StoredEnquiry,
} from '@institute/schema';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { parseDocument, readAll } from '../content/read.ts';
import { ApiError, idTaken } from '../platform/errors.ts';
import { markStale } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { askedBatch } from './asked-batch.ts';
import { findable } from './findable.ts';
import {
  countEnquiry,
  countersOf,
  requireNotBlocked,
  tooMany,
  type Counter,
} from './rate-limit.ts';
import { wasErased } from './was-erased.ts';

const all = () => firestore().collection(collections.enquiries);

type Sent = Omit<Enquiry, 'id' | 'website' | 'consent'>;

/** Rejects an id that another enquiry has; the same enquiry again is a retry. */
function requireSame(sent: Sent, stored: DocumentSnapshot): void {
  const data = stored.data();
  if (Object.entries(sent).every(([key, value]) => isDeepStrictEqual(value, data?.[key]))) return;
  throw idTaken();
}

/**
 * The status of a new enquiry: people neither see nor fill in `website`, so a filled one is spam.
 */
const statusOf = (website: string): StoredEnquiry['status'] => (website === '' ? 'new' : 'spam');

async function store(
  enquiry: DocumentReference,
  sent: Sent,
  { website, consent }: Pick<Enquiry, 'website' | 'consent'>,
  counters: readonly [Counter, ...Counter[]],
): Promise<void> {
  const asked = await askedBatch(sent.page);
  const documents = counters.map(({ document }) => document);
  await transact(
    counters[0].document.path,
    async (transaction) => {
      requireNotBlocked(counters);
      const [known, ...counts] = await transaction.getAll(enquiry, ...documents);
      if (known?.exists) return requireSame(sent, known);
      countEnquiry(transaction, counters, counts);
      const now = new Date().toISOString();
      markStale(transaction, now);
      return void transaction.create(enquiry, {
        ...findable(enquiry.id, sent),
        ...asked,
        status: statusOf(website),
        assignedTo: '',
        consent: { noticeVersion: consent, consentedAt: now },
        createdAt: now,
        updatedAt: now,
      });
    },
    () => tooMany(1),
  );
}

/**
 * Stores an enquiry once, however often the client retries with the same id. A retry gets the
 * answer of the first call even if the address is over its rate limit by then, or the enquiry was erased.
 */
export async function createEnquiry(
  { body }: { body: Enquiry },
  { address }: { address: () => string },
): Promise<{ _id: string }> {
  const { id, website, consent, visits, ...rest } = body;
  const sent = { ...rest, ...(visits && { visits }) };
  if (id !== undefined && (await wasErased(id))) return { _id: id };
  const enquiry = id === undefined ? all().doc() : all().doc(id);
  try {
    await store(enquiry, sent, { website, consent }, await countersOf(address()));
  } catch (error) {
    const refused = error instanceof ApiError && error.code === 'too-many';
    const known = refused && id !== undefined ? await enquiry.get() : undefined;
    if (!known?.exists) throw error;
    requireSame(sent, known);
  }
  return { _id: enquiry.id };
}

/** The enquiry with that id, after which an answer continues. */
async function findLast(after: string | undefined): Promise<DocumentSnapshot | undefined> {
  if (after === undefined) return undefined;
  const last = await all().doc(after).get();
  if (last.exists) return last;
  throw new ApiError('invalid', 'Some fields are not valid', {
    fields: { after: 'This enquiry does not exist; start again from the first page' },
  });
}

const startAfter = (query: Query, last: DocumentSnapshot | undefined): Query =>
  last ? query.startAfter(last) : query;

/** Enquiries, newest first, starting after the one with the id `after`. */
export async function listEnquiries({
  query: { after, limit },
}: {
  query: z.output<Endpoints['listEnquiries']['query']>;
}): Promise<StoredEnquiry[]> {
  const page = all().orderBy('createdAt', 'desc').limit(limit);
  return readAll(storedEnquiry, startAfter(page, await findLast(after)));
}

const exportedFields = Object.keys(storedEnquiry.shape).filter((name) => name !== '_id');

/** One part of a filter (see `splitFilter`) as a query, newest first. */
const matching = (filter: EnquiryFilter): Query =>
  filterConditions(filter)
    .reduce<Query>((found, part) => found.where(...part), all())
    .orderBy('createdAt', 'desc');

/** What enquiries are sorted by in a query of `matching`, newest first. */
const orderOf = (found: DocumentSnapshot, { followUpBy }: EnquiryFilter): string =>
  [found.get('createdAt'), followUpBy && found.get('followUpOn'), found.id].join(' ');

/** The enquiries that match a filter, newest first, with those fields alone. */
export async function findMatching(
  filter: EnquiryFilter,
  { after, limit, fields }: { after: string | undefined; limit: number; fields: string[] },
): Promise<DocumentSnapshot[]> {
  const last = await findLast(after);
  const answers = await Promise.all(
    splitFilter(filter).map((part) =>
      startAfter(matching(part), last)
        .select(...new Set(['createdAt', 'followUpOn', ...fields]))
        .limit(limit)
        .get(),
    ),
  );
  return answers
    .flatMap(({ docs }) => docs)
    .toSorted((one, other) => (orderOf(one, filter) < orderOf(other, filter) ? 1 : -1))
    .slice(0, limit);
}

/** The enquiries that match a filter, without what they are searched by. */
export async function exportEnquiries({
  body: { filter, after },
}: {
  body: z.output<Endpoints['exportEnquiries']['body']>;
}): Promise<StoredEnquiry[]> {
  const page = { after, limit: exportedAtOnce, fields: exportedFields };
  const found = await findMatching(filter, page);
  return found.flatMap((enquiry) => parseDocument(storedEnquiry, enquiry) ?? []);
}
