import { collections, type Endpoints, type EnquiryFilter } from '@institute/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { batchOf } from '../content/seats.ts';
import { write, writeQueue } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { changer } from './change-enquiry.ts';
import { findMatching } from './enquiries.ts';

type Body = z.output<Endpoints['changeEnquiries']['body']>;

/** Most enquiries of a filter that one call changes, and for how many milliseconds it begins more. */
const usual = { count: 100, time: 3_000 };

/** Chosen enquiries changed at the same time; longer lists of them would wait for each other's locks. */
const atOnce = 10;

/**
 * The next ones of a filter, as the staff's list shows them: joined ones are found by a search alone.
 * What a change does to the first ones does not move the others, which stay in the order they came.
 */
async function findNext(filter: EnquiryFilter, after: string | undefined, limit: number) {
  const docs = await findMatching(filter, { after, limit, fields: ['joined'] });
  const shown = docs.filter((found) => filter.part !== undefined || !found.get('joined'));
  const last = docs.length === limit ? docs.at(-1) : undefined;
  return { ids: shown.map(({ id }) => id), next: last?.id };
}

/** The queues of their writes: those that may free a seat of the same batch go one after another, or each retries for its lock. */
async function queuesOf(documents: readonly DocumentReference[]) {
  const stored =
    documents.length > 0
      ? await firestore().getAll(...documents, { fieldMask: ['enrolment'] })
      : [];
  return stored.map((enquiry) => {
    const batch: string | undefined = enquiry.get('enrolment')?.id;
    return batch === undefined ? {} : { queue: writeQueue(batchOf(batch)) };
  });
}

/** Makes the same change to many enquiries; those that were deleted meanwhile are left out. */
export async function changeEnquiries(
  { body: { ids = [], filter, after, ...changes } }: { body: Body },
  admin: Admin,
  step = usual,
): Promise<{ changed: number; next?: string }> {
  const began = Date.now();
  const change = await changer(changes, admin);
  const found = filter ? await findNext(filter, after, step.count) : { ids, next: undefined };
  const wanted = [...new Set(found.ids)];
  const documents = wanted.map((id) => firestore().collection(collections.enquiries).doc(id));
  const queues = await queuesOf(documents);
  const together = filter ? 1 : atOnce;
  let changed = 0;
  for (let first = 0; first < wanted.length; first += together) {
    const saved = await Promise.all(
      documents
        .slice(first, first + together)
        .map((document, index) =>
          write(
            document,
            admin,
            async (current, transaction) => current && change(document.id, current, transaction),
            queues[first + index],
          ),
        ),
    );
    changed += saved.filter(Boolean).length;
    const last = wanted[first + together - 1];
    if (filter && last !== undefined && Date.now() - began > step.time)
      return { changed, next: last };
  }
  return { changed, ...(found.next !== undefined && { next: found.next }) };
}
