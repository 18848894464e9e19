import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';

export const placementRecordsKey = ['placement-records'];

/** What staff know of placements, and what is counted from that. */
export const usePlacementRecords = (enabled: boolean) =>
  useQuery({
    queryKey: placementRecordsKey,
    queryFn: () => callApi('readPlacementRecords', {}),
    enabled,
  });
