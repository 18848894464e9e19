import { randomUUID } from 'node:crypto';
import type { Entry, ListName } from './kinds.ts';

/**
 * Most bytes of entries in a shard, as JSON. A larger one is halved, so that a shard has 80 to 300
 * entries, and a page of a list is in one or two.
 */
const shardLimit = 100_000;

/** How many of the oldest items the index has itself, for the footer and home. */
const firstCount = 4;

/** A part of a list, as the index knows it. */
export interface Shard<Item = unknown> {
  readonly id: string;
  /** Changes with its content. */
  readonly version: string;
  /** The key of its first entry. */
  readonly from: string;
  /** How many entries it has, by group. */
  readonly counts: Readonly<Record<string, number>>;
  /** Its entries in order, where it is not stored; those of a stored one are in a document of its own. */
  readonly entries?: readonly Entry<Item>[];
}

/** The index of a list: a row for each shard, from the oldest, and the first items. */
export interface ListIndex<Item = unknown> {
  readonly rows: readonly Shard<Item>[];
  readonly first: readonly Item[];
}

/** What becomes of the entry of a document that changes; undefined where it is not in the list. */
export interface EntryChange {
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

type ReadEntries = (shard: Shard) => Promise<readonly Entry[]>;

/** How many a group has; its name may be one that every object knows, such as "constructor". */
export const countOf = (counts: Shard['counts'], group: string): number =>
  Object.hasOwn(counts, group) ? (counts[group] ?? 0) : 0;

function makeShard(id: string, entries: readonly Entry[]): Shard {
  const counts: Record<string, number> = {};
  for (const { group } of entries) counts[group] = countOf(counts, group) + 1;
  return { id, version: randomUUID(), from: entries[0]?.key ?? '', counts, entries };
}

const countIn = ({ counts }: Shard): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Entries in parts that fit into a shard each. */
function halve(entries: readonly Entry[]): (readonly Entry[])[] {
  const fits = Buffer.byteLength(JSON.stringify(entries)) <= shardLimit;
  if (fits || entries.length === 1) return [entries];
  const middle = Math.ceil(entries.length / 2);
  return [...halve(entries.slice(0, middle)), ...halve(entries.slice(middle))];
}

/** Shards for entries in any order, none for none; the first one has the id. */
export function makeShards(
  list: ListName,
  entries: readonly Entry[],
  firstId = `${list}-${randomUUID()}`,
): Shard[] {
  if (entries.length === 0) return [];
  const sorted = entries.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return halve(sorted).map((part, index) =>
    makeShard(index === 0 ? firstId : `${list}-${randomUUID()}`, part),
  );
}

/** The shards of a list after changes of its entries: those that change are read, and have entries. */
export async function changeShards(
  list: ListName,
  shards: readonly Shard[],
  changes: readonly EntryChange[],
  readEntries: ReadEntries,
): Promise<Shard[]> {
  if (shards.length === 0)
    return makeShards(
      list,
      changes.flatMap(({ after }) => after ?? []),
    );
  const shardOf = (entry: Entry | undefined): Shard | undefined =>
    entry && (shards.findLast(({ from }) => from <= entry.key) ?? shards[0]);
  const ids = new Set(changes.map(({ before, after }) => before?.id ?? after?.id));
  const result: Shard[] = [];
  for (const shard of shards) {
    const isTouched = changes.some(
      ({ before, after }) => shardOf(before) === shard || shardOf(after) === shard,
    );
    if (!isTouched) {
      result.push(shard);
      continue;
    }
    const kept = (await readEntries(shard)).filter(({ id }) => !ids.has(id));
    const added = changes.flatMap(({ after }) => (shardOf(after) === shard && after) || []);
    result.push(...makeShards(list, [...kept, ...added], shard.id));
  }
  return result;
}

/** The oldest items of a list. Those of the index before stay if the shard that has them does. */
export async function firstItems(
  shards: readonly Shard[],
  readEntries: ReadEntries,
  before?: ListIndex,
): Promise<readonly unknown[]> {
  if (shards[0] && shards[0] === before?.rows[0] && countIn(shards[0]) >= firstCount)
    return before.first;
  const first: unknown[] = [];
  for (const shard of shards) {
    if (first.length >= firstCount) break;
    first.push(...(await readEntries(shard)).map(({ item }) => item));
  }
  return first.slice(0, firstCount);
}
