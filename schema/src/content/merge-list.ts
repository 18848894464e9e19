import { isSame } from './differences.ts';

/** A conflict: a field that both sides changed differently. */
export interface Conflict {
  /** Path of the field in the merged values, such as `links.0.path`. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The merge of two edits; conflicting fields have my value. */
export interface Merged<Value = unknown> {
  readonly value: Value;
  readonly conflicts: readonly Conflict[];
}

/** An item of a changed list, and the index of its origin in the base list; -1 for a new one. */
interface Item {
  readonly from: number;
  readonly value: unknown;
}

/** Number of texts and lists that two items have in common, by name. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return 0;
  return Object.entries(one).filter(([name, value]) => {
    const matters = typeof value === 'string' || Array.isArray(value);
    return matters && value.length > 0 && isSame(value, (other as Record<string, unknown>)[name]);
  }).length;
}

/** Finds the origin of each item of a changed list: an equal item, or the most similar one. */
function trace(base: readonly unknown[], changed: readonly unknown[]): Item[] {
  const from = changed.map(() => -1);
  const free = new Set(base.keys());
  const claim = (index: number, origin: number) => {
    from[index] = origin;
    free.delete(origin);
  };
  for (const [index, value] of changed.entries()) {
    const equal = [...free].find((origin) => isSame(base[origin], value));
    if (equal !== undefined) claim(index, equal);
  }
  const pairs = changed.flatMap((value, index) =>
    from[index] === -1
      ? [...free].map((origin) => ({ index, origin, score: likeness(base[origin], value) }))
      : [],
  );
  const distance = ({ index, origin }: { index: number; origin: number }) =>
    Math.abs(index - origin);
  const alike = pairs
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || distance(one) - distance(other));
  for (const { index, origin } of alike) {
    if (from[index] === -1 && free.has(origin)) claim(index, origin);
  }
  return changed.map((value, index) => ({ from: from[index] ?? -1, value }));
}

/** Inserts the new items of `added` into `list`, each after its predecessor in its own list. */
function insert(list: readonly Item[], added: readonly Item[]): Item[] {
  const result = [...list];
  for (const [index, item] of added.entries()) {
    if (item.from !== -1) continue;
    if (list.some(({ from, value }) => from === -1 && isSame(value, item.value))) continue;
    const before = added
      .slice(0, index)
      .findLast((other) =>
        result.some(({ from, value }) =>
          from === -1 ? value === other.value : from === other.from,
        ),
      );
    let at = before
      ? result.findIndex(({ from, value }) =>
          from === -1 ? value === before.value : from === before.from,
        ) + 1
      : 0;
    while (result[at]?.from === -1) at += 1;
    result.splice(at, 0, item);
  }
  return result;
}

/**
 * Merges two changed lists item by item. Undefined if that is not possible: one side deleted what
 * the other changed, or both moved items.
 */
export function mergeList(
  base: readonly unknown[],
  theirs: readonly unknown[],
  mine: readonly unknown[],
  mergeItem: (index: number, base: unknown, theirs: unknown, mine: unknown) => Merged,
): Merged | undefined {
  const [ofTheirs, ofMine] = [trace(base, theirs), trace(base, mine)];
  const find = (items: readonly Item[], origin: number) =>
    items.find(({ from }) => from === origin);
  const kept = new Set<number>();
  for (const [origin, value] of base.entries()) {
    const [their, my] = [find(ofTheirs, origin), find(ofMine, origin)];
    if (their && my) kept.add(origin);
    const left = their ?? my;
    if (left && !(their && my) && !isSame(left.value, value)) return undefined;
  }

  const orderOf = (items: readonly Item[]) =>
    items.flatMap(({ from }) => (kept.has(from) ? from : []));
  const [theirOrder, myOrder] = [orderOf(ofTheirs), orderOf(ofMine)];
  const moved = (order: readonly number[]) => order.some((origin, at) => origin < order[at - 1]!);
  if (moved(theirOrder) && moved(myOrder) && !isSame(theirOrder, myOrder)) return undefined;

  const present = ({ from }: Item) => from === -1 || kept.has(from);
  const [lead, other] = moved(myOrder) ? [ofMine, ofTheirs] : [ofTheirs, ofMine];
  const merged = insert(lead.filter(present), other).map(({ from, value }, index) =>
    from === -1
      ? { value, conflicts: [] }
      : mergeItem(index, base[from], find(ofTheirs, from)?.value, find(ofMine, from)?.value),
  );
  return {
    value: merged.map(({ value }) => value),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}
