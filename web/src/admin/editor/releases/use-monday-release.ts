import type { StoredRelease } from '@institute/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { nextMonday } from './next-monday.ts';
import { releasesQuery } from './use-releases.ts';

/** Finds the release that waits for next Monday at nine, or makes it; called again after a failure, it makes one. */
export function useMondayRelease(): () => Promise<StoredRelease> {
  const client = useQueryClient();
  const newId = useRef<string>(null);
  return async () => {
    const monday = nextMonday(new Date());
    const minute = monday.at.slice(0, 16);
    const all = await client.fetchQuery(releasesQuery);
    const found = all.find(({ state, at }) => state === 'waiting' && at?.startsWith(minute));
    if (found) return found;
    newId.current ??= crypto.randomUUID();
    const made = await callApi('createRelease', { body: { ...monday, id: newId.current } });
    newId.current = null;
    return made;
  };
}
