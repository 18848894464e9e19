import type { ShownConsent } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';

export const consentsKey = ['consents'];

async function readConsents(after?: string): Promise<ReadonlyMap<string, ShownConsent>> {
  const { data, next } = await callApi('listConsents', {
    query: after === undefined ? {} : { after },
  });
  const later = next === null ? [] : await readConsents(next);
  return new Map([...data.map((each) => [each.target, each] as const), ...later]);
}

/** The consents by what they are about. */
export const useConsents = (enabled: boolean) =>
  useQuery({ queryKey: consentsKey, queryFn: () => readConsents(), enabled });
