import type { StoredRelease } from '@institute/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { nextWeek } from './next-week.ts';
import { releasesQuery } from './use-releases.ts';

/** Finds the release that waits for the first day of next week at nine, or makes it; called again after a failure, it makes one. */
export function useNextWeekRelease(): () => Promise<StoredRelease> {
  const client = useQueryClient();
  const newId = useRef<string>(null);
  return async () => {
    const next = nextWeek(new Date());
    const minute = next.at.slice(0, 16);
    const all = await client.fetchQuery(releasesQuery);
    const found = all.find(({ state, at }) => state === 'waiting' && at?.startsWith(minute));
    if (found) return found;
    newId.current ??= crypto.randomUUID();
    const made = await callApi('createRelease', { body: { ...next, id: newId.current } });
    newId.current = null;
    return made;
  };
}
