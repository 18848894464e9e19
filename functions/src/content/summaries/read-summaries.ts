import { collections, type ListPage } from '@institute/schema';
import { LRUCache } from 'lru-cache';
import { firestore } from '../../platform/admin.ts';
import { cached } from '../../platform/cached.ts';
import { allOf, shelfOf } from './keep-summary.ts';
import type { Entry, Items, Kind } from './kinds.ts';
import type { Head, Row } from './shelf.ts';

/** A list as it is read: its head, and the way to its entries. */
export interface Summaries<Item> {
  readonly rows: readonly Row[];
  readonly first: readonly Item[];
  readonly entriesOf: (row: Row) => Promise<readonly Entry<Item>[]>;
}

interface Shard {
  readonly version: string;
  readonly entries: readonly Entry[];
}

/** The shards read last, about 12 MB. */
const shards = new LRUCache<string, readonly Entry[]>({ max: 200 });

const documentOf = (id: string) => firestore().collection(collections.summaries).doc(id);

async function readEntries({ id, version }: Row): Promise<readonly Entry[]> {
  const known = shards.get(version);
  if (known) return known;
  const shard = (await documentOf(id).get()).data() as Shard | undefined;
  if (!shard) return [];
  shards.set(shard.version, shard.entries);
  return shard.entries;
}

/** Without a head, after an update for example, the list is made of its documents each time. */
async function readAnew(kind: Kind): Promise<Summaries<unknown>> {
  const shelf = shelfOf(kind, (await allOf(firestore(), kind).get()).docs);
  return { ...(await shelf.head()), entriesOf: ({ id }) => shelf.entriesOf(id) };
}

/** A list as it is now. */
export async function readNow<Name extends Kind>(kind: Name): Promise<Summaries<Items[Name]>> {
  const head = (await documentOf(kind).get()).data() as Head | undefined;
  const found = head ? { ...head, entriesOf: readEntries } : await readAnew(kind);
  return found as Summaries<Items[Name]>;
}

/** The lists, remembered for a short time. */
export const lists: {
  readonly [Name in Exclude<Kind, 'drafts'>]: () => Promise<Summaries<Items[Name]>>;
} = {
  courses: cached(() => readNow('courses')),
  placements: cached(() => readNow('placements')),
  posts: cached(() => readNow('posts')),
};

const sum = (counts: Row['counts']): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

function addUp(rows: readonly Row[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { counts } of rows)
    for (const [group, count] of Object.entries(counts)) total[group] = (total[group] ?? 0) + count;
  return total;
}

/** Which part of a list is read. */
export interface Wanted {
  readonly page: number;
  readonly size: number;
  /** The category; all of them if absent. */
  readonly group?: string | undefined;
  readonly newestFirst?: boolean;
}

/** A page of a list: it reads only the shards that the page is in. */
export async function readPage<Item>(
  { rows, entriesOf }: Summaries<Item>,
  { page, size, group, newestFirst = false }: Wanted,
): Promise<ListPage<Item>> {
  const countOf = ({ counts }: Row) => (group === undefined ? sum(counts) : (counts[group] ?? 0));
  const counts = addUp(rows);
  const total = group === undefined ? sum(counts) : (counts[group] ?? 0);
  const items: Item[] = [];
  let skip = (page - 1) * size;
  for (const row of newestFirst ? rows.toReversed() : rows) {
    if (items.length === size) break;
    const count = countOf(row);
    if (skip >= count) {
      skip -= count;
      continue;
    }
    const entries = await entriesOf(row);
    const chosen = entries.filter((entry) => group === undefined || entry.group === group);
    const inOrder = newestFirst ? chosen.toReversed() : chosen;
    items.push(...inOrder.slice(skip, skip + size - items.length).map(({ item }) => item));
    skip = 0;
  }
  return { items, counts, pages: Math.ceil(total / size) };
}
