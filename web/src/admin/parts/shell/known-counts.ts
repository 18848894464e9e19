import { useEffect, useSyncExternalStore } from 'react';
import type { Tab } from './tabs.ts';

/** What waits in tabs, by what was read of them last; empty for nothing. */
type KnownCounts = Readonly<Partial<Record<Tab, string>>>;

let counts: KnownCounts = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKnownCounts = (): KnownCounts => useSyncExternalStore(subscribe, () => counts);

/** Shows a count beside the name of a tab; nothing is read for it. `most` is how many can be read. */
export function useKnownCount(tab: Tab, count: number | undefined, most = Infinity): void {
  useEffect(() => {
    if (count === undefined) return;
    const text = count >= most ? `${most}+` : String(count);
    counts = { ...counts, [tab]: count === 0 ? '' : text };
    for (const listener of listeners) listener();
  }, [tab, count, most]);
}
