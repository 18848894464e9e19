import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tab } from './tabs.ts';

/** What waits in tabs, by what was read of them last; empty for nothing. */
type KnownCounts = Readonly<Partial<Record<Tab, string>>>;

const queryKey = ['counts'];

export const useKnownCounts = (): KnownCounts =>
  useQuery<KnownCounts>({ queryKey, queryFn: skipToken }).data ?? {};

/** The most that a small count says. */
export const mostShown = 99;

export const shortCount = (count: number): string =>
  count > mostShown ? `${mostShown}+` : `${count}`;

/** What waits in several tabs together; empty for nothing. */
export function sumOfCounts(counts: readonly (string | undefined)[]): string {
  const numbers = counts.map((text) => (text?.endsWith('+') ? mostShown + 1 : Number(text ?? 0)));
  const sum = numbers.reduce((all, each) => all + each, 0);
  return sum === 0 ? '' : shortCount(sum);
}

/** Shows a count beside the name of a tab; nothing is read for it. */
export function useKnownCount(tab: Tab, count: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (count === undefined) return;
    const text = count === 0 ? '' : shortCount(count);
    client.setQueryData(queryKey, (known?: KnownCounts) => ({ ...known, [tab]: text }));
  }, [client, tab, count]);
}
