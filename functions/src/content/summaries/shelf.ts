import { randomUUID } from 'node:crypto';
import type { Entry } from './kinds.ts';

/** Most bytes of entries in a shard, as JSON. */
const shardLimit = 60_000;

/** How many of the oldest items the head has itself, for the footer and home. */
const firstCount = 4;

/** What the head knows of a shard. */
export interface Row {
  readonly id: string;
  /** Changes with its content. */
  readonly version: string;
  /** The key of its first entry. */
  readonly from: string;
  /** How many entries it has, by group. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The head of a list: its shards, from the oldest, and its first items. */
export interface Head {
  readonly rows: readonly Row[];
  readonly first: readonly unknown[];
}

const sizeOf = (entries: readonly Entry[]): number => Buffer.byteLength(JSON.stringify(entries));

function countsOf(entries: readonly Entry[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { group } of entries) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}

/** Entries, sorted, in as few shards as hold them. */
function fill(entries: readonly Entry[]): Entry[][] {
  const shards: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = sizeOf([entry]);
    if (size > room) {
      shards.push([]);
      room = shardLimit;
    }
    shards.at(-1)?.push(entry);
    room -= size;
  }
  return shards;
}

const halves = (entries: readonly Entry[]): Entry[][] => {
  const middle = Math.ceil(entries.length / 2);
  return [entries.slice(0, middle), entries.slice(middle)];
};

/**
 * The shards of a list while it changes. `load` reads the entries of a shard; nothing is written
 * here.
 */
export class Shelf {
  rows: Row[];
  readonly changed = new Map<string, readonly Entry[]>();
  readonly removed = new Set<string>();
  readonly #load: (id: string) => Promise<readonly Entry[]>;
  readonly #loaded = new Map<string, Promise<readonly Entry[]>>();

  constructor(rows: readonly Row[], load: (id: string) => Promise<readonly Entry[]>) {
    this.rows = [...rows];
    this.#load = load;
  }

  /** A list made anew of all of its entries. */
  static of(kind: string, entries: readonly Entry[]): Shelf {
    const shelf = new Shelf([], () => Promise.resolve([]));
    const sorted = entries.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    for (const shard of fill(sorted))
      shelf.rows.push(shelf.#hold(`${kind}-${randomUUID()}`, shard));
    return shelf;
  }

  entriesOf(id: string): Promise<readonly Entry[]> {
    const loaded = this.#loaded.get(id) ?? this.#load(id);
    this.#loaded.set(id, loaded);
    return loaded;
  }

  #hold(id: string, entries: readonly Entry[]): Row {
    this.#loaded.set(id, Promise.resolve(entries));
    this.changed.set(id, entries);
    const from = entries[0]?.key ?? '';
    return { id, version: randomUUID(), from, counts: countsOf(entries) };
  }

  #rowOf(key: string): Row | undefined {
    return this.rows.findLast(({ from }) => from <= key) ?? this.rows[0];
  }

  /** Puts shards in the place of a row. */
  #replace(row: Row, shards: readonly (readonly Entry[])[]): void {
    const kept = shards.filter((entries) => entries.length > 0);
    const [kind] = row.id.split('-');
    const rows = kept.map((entries, index) =>
      this.#hold(index === 0 ? row.id : `${kind}-${randomUUID()}`, entries),
    );
    if (rows.length === 0) {
      this.changed.delete(row.id);
      this.removed.add(row.id);
    }
    this.rows = this.rows.flatMap((other) => (other.id === row.id ? rows : other));
  }

  async remove({ id, key }: Entry): Promise<void> {
    const row = this.#rowOf(key);
    if (!row) return;
    const entries = await this.entriesOf(row.id);
    this.#replace(row, [entries.filter((entry) => entry.id !== id)]);
  }

  async add(kind: string, entry: Entry): Promise<void> {
    const row = this.#rowOf(entry.key);
    if (!row) {
      this.rows.push(this.#hold(`${kind}-${randomUUID()}`, [entry]));
      return;
    }
    const others = (await this.entriesOf(row.id)).filter(({ id }) => id !== entry.id);
    const entries = [...others, entry].toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const isLast = row === this.rows.at(-1) && entries.at(-1) === entry;
    const isFull = sizeOf(entries) > shardLimit && others.length > 0;
    // New entries mostly come last: full shards then stay full.
    if (!isFull) this.#replace(row, [entries]);
    else this.#replace(row, isLast ? [others, [entry]] : halves(entries));
  }

  async head(): Promise<Head> {
    const first: unknown[] = [];
    for (const { id } of this.rows) {
      if (first.length >= firstCount) break;
      first.push(...(await this.entriesOf(id)).map(({ item }) => item));
    }
    return { rows: this.rows, first: first.slice(0, firstCount) };
  }
}
