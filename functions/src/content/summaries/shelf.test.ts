import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from './kinds.ts';
import { Shelf, type Head } from './shelf.ts';

const entry = (id: number, moment: number, group: string, length: number): Entry => ({
  id: `id-${id}`,
  key: `2026-01-${String(moment).padStart(2, '0')} id-${id}`,
  group,
  updatedAt: '2026-01-01',
  item: { text: 'x'.repeat(length) },
});

/** What stands in Firestore: a head and its shards. */
function store() {
  const shards = new Map<string, readonly Entry[]>();
  let head: Head = { rows: [], first: [] };
  return {
    shards,
    head: () => head,
    open: () => new Shelf(head.rows, (id) => Promise.resolve(shards.get(id) ?? [])),
    async put(shelf: Shelf) {
      head = await shelf.head();
      for (const id of shelf.removed) shards.delete(id);
      for (const { id } of shelf.rows) {
        const entries = shelf.changed.get(id);
        if (entries) shards.set(id, entries);
      }
    },
    all: () => head.rows.flatMap(({ id }) => shards.get(id) ?? []),
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
  again: fc.boolean(),
});

// quality-4
test('whatever is added, changed and removed, a list is the one made anew of its documents', () =>
  fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 60 }), async (changes) => {
      const stored = store();
      const documents = new Map<string, Entry>();
      for (const { id, moment, group, length, removes, again } of changes) {
        const old = documents.get(`id-${id}`);
        const next = removes ? undefined : entry(id, moment, group, length);
        for (let count = 0; count < (again ? 2 : 1); count += 1) {
          const shelf = stored.open();
          if (old) await shelf.remove(old);
          if (next) await shelf.add('courses', next);
          await stored.put(shelf);
        }
        if (next) documents.set(next.id, next);
        else documents.delete(`id-${id}`);
      }
      const expected = byKey(documents.values());
      expect(stored.all()).toEqual(expected);
      const anew = await Shelf.of('courses', [...documents.values()]).head();
      expect(stored.head().first).toEqual(anew.first);
      const sizes = stored.head().rows.map(({ id, from, counts }) => {
        const entries = stored.shards.get(id) ?? [];
        expect(entries.length).toBeGreaterThan(0);
        expect(from).toBe(entries[0]?.key);
        for (const group of ['one', 'two'])
          expect(counts[group] ?? 0).toBe(entries.filter((each) => each.group === group).length);
        return JSON.stringify(entries).length;
      });
      for (const size of sizes) expect(size).toBeLessThan(150_000);
      expect(stored.shards.size).toBe(stored.head().rows.length);
    }),
    { numRuns: 200 },
  ));

test('lists made by adding one after another fill their shards', async () => {
  const stored = store();
  for (let id = 0; id < 300; id += 1) {
    const shelf = stored.open();
    const number = String(id).padStart(4, '0');
    await shelf.add('posts', { ...entry(id, 1, 'one', 800), key: `2026 ${number}` });
    await stored.put(shelf);
  }
  expect(stored.all()).toHaveLength(300);
  expect(stored.head().rows.length).toBeLessThan(7);
});
