import type { TranslatedName } from '@institute/schema';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** How every document with texts, or each of a kind, stands in Tamil, as it is now. */
export const translationStates = (kind?: TranslatedName) =>
  queryOptions({
    queryKey: ['translations', kind],
    queryFn: () => callApi('listTranslations', { query: kind ? { kind } : {} }),
    staleTime: 0,
  });
