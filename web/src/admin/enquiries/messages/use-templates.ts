import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';

export const templatesKey = ['templates'];

/** Templates of messages, read anew wherever they are shown. */
export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: () => callApi('listTemplates', {}),
    staleTime: 0,
  });
