import type { BatchSummary, OfferedCourse } from '@institute/schema';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';

/** The batches of a course whose first day is not over, in order. */
export function useUpcoming({ batches }: OfferedCourse): readonly BatchSummary[] {
  const today = useLocalDay();
  return batches.filter(({ firstDay }) => firstDay >= today);
}
