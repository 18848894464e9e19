import type {
  CollectionReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { ApiError } from '../platform/errors.ts';
import { parseDocument } from './read.ts';

/** Most bytes of items in an answer, as JSON. */
const bytesLimit = 1_900_000;

/** Documents read at a time: a post may have hundreds of kilobytes. */
const batchSize = 100;

/** Which part of a list is asked for. */
export interface Part {
  /** The id of the last item before it. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A list of the API: what it reads, in order, and whether a document is in it. */
interface List<Output> {
  readonly schema: z.ZodMiniType<Output>;
  readonly collection: CollectionReference;
  readonly query: Query;
  readonly includes?: (found: DocumentSnapshot) => boolean;
}

async function begin<Output>({ collection, query, includes }: List<Output>, after?: string) {
  if (after === undefined) return query;
  const last = await collection.doc(after).get();
  if (last.exists && includes?.(last) !== false) return query.startAfter(last);
  throw new ApiError('invalid', 'Some fields are not valid', {
    fields: { after: 'This item does not exist; start again from the first page' },
  });
}

async function* batches(query: Query, limit: number): AsyncGenerator<QueryDocumentSnapshot> {
  let [rest, left] = [query, limit];
  while (left > 0) {
    const size = Math.min(batchSize, left);
    const { docs } = await rest.limit(size).get();
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    rest = query.startAfter(last);
    left -= size;
  }
}

/**
 * A part of a list, up to `limit` items and 2 MB, and where the next part begins; null at the end.
 * Invalid documents are left out.
 */
export async function readList<Output>(
  list: List<Output>,
  { after, limit }: Part,
): Promise<{ data: Output[]; next: string | null }> {
  const data: Output[] = [];
  let bytes = 0;
  let count = 0;
  let last: string | undefined;
  for await (const found of batches(await begin(list, after), limit + 1)) {
    const item = parseDocument(list.schema, found);
    bytes += item === undefined ? 0 : Buffer.byteLength(JSON.stringify(item));
    if (last !== undefined && (count === limit || bytes > bytesLimit)) return { data, next: last };
    if (item !== undefined) data.push(item);
    count += 1;
    last = found.id;
  }
  return { data, next: null };
}
