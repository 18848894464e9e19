import { useState } from 'react';

const move = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const moved = items.toSpliced(from, 1);
  const [item] = items.slice(from, from + 1);
  return item === undefined ? moved : moved.toSpliced(to, 0, item);
};

/** As many keys as there are items: the known ones, and new ones behind. */
function fit(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const missing = Array.from(
    { length: Math.max(0, count - keys.length) },
    (_, index) => next + index,
  );
  return [...keys.slice(0, count), ...missing];
}

/**
 * Keys of the items of a list which follow moves and deletions, but stay where all items are
 * replaced: what is open and focused then stays so.
 */
export function useItemKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const keys = fit(known, count);
  return {
    keys: keys.map(String),
    move: (from: number, to: number) => setKnown(move(keys, from, to)),
    remove: (index: number) => setKnown(keys.toSpliced(index, 1)),
  };
}
