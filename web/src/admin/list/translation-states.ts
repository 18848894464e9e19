import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** How every document with texts stands in Tamil, as it is now. */
export const translationStates = queryOptions({
  queryKey: ['translations'],
  queryFn: () => callApi('listTranslations', {}),
  staleTime: 0,
});
