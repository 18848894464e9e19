import type { CourseSummary } from '@institute/schema';
import { useLocalDay } from '../dates/use-local-day.ts';

/** The next batch of a course in a list, unless it began after the list was read. */
export function useNextBatch({ next }: CourseSummary): CourseSummary['next'] {
  const today = useLocalDay();
  return next && next.day >= today ? next : undefined;
}
