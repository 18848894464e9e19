import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tab } from './tabs.ts';

/** What waits in tabs, by what was read of them last; empty for nothing. */
type KnownCounts = Readonly<Partial<Record<Tab, string>>>;

const queryKey = ['counts'];

export const useKnownCounts = (): KnownCounts =>
  useQuery<KnownCounts>({ queryKey, enabled: false }).data ?? {};

/** Shows a count beside the name of a tab; nothing is read for it. `most` is how many can be read. */
export function useKnownCount(tab: Tab, count = -1, most = Infinity): void {
  const client = useQueryClient();
  useEffect(() => {
    if (count < 0) return;
    const text = `${count || ''}${count < most ? '' : '+'}`;
    client.setQueryData(queryKey, (known?: KnownCounts) => ({ ...known, [tab]: text }));
  }, [client, tab, count, most]);
}
