import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from './kinds.ts';
import { changeShards, firstItems, makeShards, type EntryChange, type Shard } from './shards.ts';

const entry = (id: number, moment: number, group: string, length: number): Entry => ({
  id: `id-${id}`,
  key: `2026-01-${String(moment).padStart(2, '0')} id-${id}`,
  group,
  updatedAt: '2026-01-01',
  item: { text: 'x'.repeat(length) },
});

/** What is stored: the rows of an index, and the entries of shards. */
function store() {
  const stored = new Map<string, readonly Entry[]>();
  let rows: readonly Shard[] = [];
  let first: readonly unknown[] = [];
  const read = async ({ id, entries }: Shard) => entries ?? stored.get(id) ?? [];
  return {
    rows: () => rows,
    first: () => first,
    read,
    async change(changes: readonly EntryChange[]) {
      const after = await changeShards('courses', rows, changes, read);
      for (const { id } of rows) if (!after.some((shard) => shard.id === id)) stored.delete(id);
      for (const { id, entries } of after) if (entries) stored.set(id, entries);
      first = await firstItems(after, read, { rows, first });
      rows = after.map(({ entries: _entries, ...row }) => row);
    },
    all: async () => (await Promise.all(rows.map(read))).flat(),
    size: () => stored.size,
  };
}

const byKey = (entries: Iterable<Entry>): Entry[] =>
  [...entries].toSorted((one, other) => (one.key < other.key ? -1 : 1));

const change = fc.record({
  id: fc.integer({ min: 0, max: 30 }),
  moment: fc.integer({ min: 1, max: 28 }),
  group: fc.constantFrom('one', 'two'),
  length: fc.constantFrom(10, 9_000, 29_000),
  removes: fc.boolean(),
});

// quality-4
test('whatever is added, changed and removed, one or many at a time, a list is the one made anew of its documents', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(change, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }), {
        maxLength: 40,
      }),
      fc.boolean(),
      async (writes, again) => {
        const stored = store();
        const documents = new Map<string, Entry>();
        for (const write of writes) {
          const changes = write.map(({ id, moment, group, length, removes }) => ({
            before: documents.get(`id-${id}`),
            after: removes ? undefined : entry(id, moment, group, length),
          }));
          await stored.change(changes);
          if (again) await stored.change(changes);
          for (const { before, after } of changes) {
            if (before) documents.delete(before.id);
            if (after) documents.set(after.id, after);
          }
        }
        const expected = byKey(documents.values());
        expect(await stored.all()).toEqual(expected);
        const anew = makeShards('courses', [...documents.values()]);
        expect(anew.flatMap(({ entries }) => entries)).toEqual(expected);
        const first = expected.slice(0, 4).map(({ item }) => item);
        expect(stored.first()).toEqual(first);
        expect(await firstItems(stored.rows(), stored.read)).toEqual(first);
        for (const shard of stored.rows()) {
          const entries = await stored.read(shard);
          expect(entries.length).toBeGreaterThan(0);
          expect(shard.from).toBe(entries[0]?.key);
          for (const group of ['one', 'two'])
            expect(shard.counts[group] ?? 0).toBe(
              entries.filter((each) => each.group === group).length,
            );
          expect(JSON.stringify(entries).length).toBeLessThanOrEqual(100_000);
        }
        expect(stored.size()).toBe(stored.rows().length);
      },
    ),
    { numRuns: 200 },
  ));

test('lists made by adding one after another have shards that are at least half full', async () => {
  const stored = store();
  for (let id = 0; id < 600; id += 1) {
    const key = `2026 ${String(id).padStart(4, '0')}`;
    const after = { ...entry(id, 1, 'one', 800), key };
    await stored.change([{ before: undefined, after }]);
  }
  expect(await stored.all()).toHaveLength(600);
  expect(stored.rows().length).toBeLessThanOrEqual(12);
});

test('only the shards that a change touches are read, and get a new version', async () => {
  const entries = Array.from({ length: 300 }, (_, id) => entry(id, 1 + (id % 28), 'one', 1_000));
  const rows = makeShards('posts', entries);
  const read: string[] = [];
  const after = await changeShards(
    'posts',
    rows,
    [{ before: entries[0], after: undefined }],
    async (shard) => {
      read.push(shard.id);
      return shard.entries ?? [];
    },
  );
  expect(read).toHaveLength(1);
  const versions = new Set(rows.map(({ version }) => version));
  expect(after.filter(({ version }) => !versions.has(version)).map(({ id }) => id)).toEqual(read);
});

test('the first items are read again only if their shard changes', async () => {
  const stored = store();
  const at = (day: number) => entry(day, day, 'one', 9_000);
  await stored.change(
    Array.from({ length: 27 }, (_, day) => ({ before: undefined, after: at(day + 1) })),
  );
  const before = { rows: stored.rows(), first: ['known'] };
  const first = async (changes: EntryChange) =>
    firstItems(
      await changeShards('courses', before.rows, [changes], stored.read),
      stored.read,
      before,
    );
  expect(await first({ before: undefined, after: at(28) })).toEqual(['known']);
  expect(await first({ before: at(1), after: undefined })).toEqual(
    [2, 3, 4, 5].map((day) => at(day).item),
  );
});
