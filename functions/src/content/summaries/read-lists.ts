import { collections, type ListPage } from '@institute/schema';
import { LRUCache } from 'lru-cache';
import { firestore } from '../../platform/admin.ts';
import { cached } from '../../platform/cached.ts';
import type { Entry, Items, ListName } from './kinds.ts';
import { countOf, firstItems, type ListIndex, type Shard } from './shards.ts';
import { documentsOf, shardsOf } from './update-summaries.ts';

/** The entries of shards read last by version, about 20 MB. */
const known = new LRUCache<string, readonly Entry[]>({ max: 200 });

const summary = (id: string) => firestore().collection(collections.summaries).doc(id);

async function readShard({ id, version, entries }: Shard): Promise<readonly Entry[]> {
  const found = entries ?? known.get(version);
  if (found) return found;
  const stored = await summary(id).get();
  const read: readonly Entry[] = stored.get('entries') ?? [];
  // It may be newer than the index.
  if (stored.exists) known.set(stored.get('version'), read);
  return read;
}

/** The entries of a part of a list, in order. */
export const readEntries = <Item>(shard: Shard<Item>): Promise<readonly Entry<Item>[]> =>
  readShard(shard) as Promise<readonly Entry<Item>[]>;

export const readAllEntries = async <Item>({ rows }: ListIndex<Item>): Promise<Entry<Item>[]> =>
  (await Promise.all(rows.map(readEntries<Item>))).flat();

/** The entries of a list that is sorted by their ids alone: it reads only the shards that have them. */
export async function readEntriesOf<Item>(
  { rows }: ListIndex<Item>,
  ids: readonly string[],
): Promise<Entry<Item>[]> {
  const wanted = new Set(ids);
  const shards = new Set(
    [...wanted].flatMap((id) => rows.findLast(({ from }) => from <= ` ${id}`) ?? []),
  );
  const entries = await Promise.all([...shards].map(readEntries<Item>));
  return entries.flat().filter(({ id }) => wanted.has(id));
}

/** Without an index, after an update for example, the list is made of its documents each time. */
async function makeIndex(list: ListName): Promise<ListIndex> {
  const rows = shardsOf(list, (await documentsOf(firestore(), list).get()).docs);
  return { rows, first: await firstItems(rows, readShard) };
}

/** A list as it is now. */
export async function readNow<Name extends ListName>(list: Name): Promise<ListIndex<Items[Name]>> {
  const index = (await summary(list).get()).data() ?? (await makeIndex(list));
  return index as ListIndex<Items[Name]>;
}

/** The lists, cached for a short time. */
export const lists: {
  readonly [Name in Exclude<ListName, 'drafts'>]: () => Promise<ListIndex<Items[Name]>>;
} = {
  courses: cached(() => readNow('courses')),
  placements: cached(() => readNow('placements')),
  posts: cached(() => readNow('posts')),
  translations: cached(() => readNow('translations')),
};

function countEntries(shards: readonly Shard[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { counts } of shards)
    for (const [group, count] of Object.entries(counts))
      total[group] = countOf(total, group) + count;
  return total;
}

/** The groups that a list has, such as categories. */
export const groupsOf = ({ rows }: Pick<ListIndex, 'rows'>): string[] =>
  Object.keys(countEntries(rows));

/** The number of entries of a group, or of all. */
const countOfGroup = (counts: Shard['counts'], group: string | undefined): number =>
  group === undefined
    ? Object.values(counts).reduce((total, count) => total + count, 0)
    : countOf(counts, group);

/** Which part of a list is read. */
export interface Wanted {
  readonly page: number;
  readonly size: number;
  /** The category; all of them if absent. */
  readonly group?: string | undefined;
  readonly newestFirst?: boolean;
}

/** A page of a list with the ids of its items: it reads only the shards that the page is in. */
export async function readEntryPage<Item>(
  { rows }: ListIndex<Item>,
  { page, size, group, newestFirst = false }: Wanted,
): Promise<ListPage<Entry<Item>>> {
  const items: Entry<Item>[] = [];
  let skip = (page - 1) * size;
  for (const shard of newestFirst ? rows.toReversed() : rows) {
    if (items.length === size) break;
    const count = countOfGroup(shard.counts, group);
    if (skip >= count) {
      skip -= count;
      continue;
    }
    const entries = await readEntries(shard);
    const chosen = entries.filter((entry) => group === undefined || entry.group === group);
    const inOrder = newestFirst ? chosen.toReversed() : chosen;
    items.push(...inOrder.slice(skip, skip + size - items.length));
    skip = 0;
  }
  const counts = countEntries(rows);
  return { items, counts, pages: Math.ceil(countOfGroup(counts, group) / size) };
}

export async function readPage<Item>(
  list: ListIndex<Item>,
  wanted: Wanted,
): Promise<ListPage<Item>> {
  const found = await readEntryPage(list, wanted);
  return { ...found, items: found.items.map(({ item }) => item) };
}
