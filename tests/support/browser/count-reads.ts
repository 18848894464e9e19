import type { Page, Request } from 'playwright-core';

/** Firestore charges one read for so many documents that it counts. */
const countedInOneRead = 1_000;

/** Requests of the SDK, as streams and as single calls. */
export const firestoreCall = /\/Listen\/channel|:(?:runQuery|runAggregationQuery|batchGet)/;

interface StructuredQuery {
  readonly limit?: number;
}

/** What a page sends to Firestore, as far as it reads something. */
interface Sent {
  readonly addTarget?: {
    readonly query?: { readonly structuredQuery: StructuredQuery };
    readonly documents?: { readonly documents: string[] };
  };
  readonly structuredQuery?: StructuredQuery;
  readonly structuredAggregationQuery?: { readonly structuredQuery?: StructuredQuery };
  readonly documents?: string[];
}

/** The messages of a request: one as it is, or several as the fields of a stream's form. */
function messagesOf(request: Request): Sent[] {
  const data = request.postData() ?? '';
  if (data.startsWith('{')) return [JSON.parse(data) as Sent];
  return [...new URLSearchParams(data)]
    .filter(([name]) => name.endsWith('___data__'))
    .map(([, value]) => JSON.parse(value) as Sent);
}

/** The most documents that Firestore reads for a message; all, for a query without a limit. */
function readsOf({ addTarget, structuredAggregationQuery, ...sent }: Sent, count: number): number {
  if (structuredAggregationQuery)
    return (
      Math.min(structuredAggregationQuery.structuredQuery?.limit ?? count, count) / countedInOneRead
    );
  const query = addTarget?.query?.structuredQuery ?? sent.structuredQuery;
  if (query) return query.limit ?? count;
  return (addTarget?.documents?.documents ?? sent.documents ?? []).length;
}

/**
 * Counts from now on what the page makes Firestore read at most, of so many documents in all; where a path
 * is given, only while it is open.
 */
export function countReads(page: Page, count: number, path = ''): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (!firestoreCall.test(request.url()) || !page.url().endsWith(path)) return;
    for (const message of messagesOf(request)) reads += readsOf(message, count);
  });
  return () => reads;
}
