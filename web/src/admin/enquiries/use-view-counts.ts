import type { StoredEnquiry } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countLate } from '../../lib/firebase/live/count-late.ts';
import { countEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { useAdmin } from '../shell/session.ts';
import { mostShown } from '../shell/known-counts.ts';
import { everyonesViews } from './everyones-views.ts';
import { filterOf } from './enquiry-view.ts';

/** How long the list rests before the views are counted again: many are changed one after another. */
const restOfChanges = 500;

const minute = 60_000;

interface ViewCounts {
  /** How many enquiries each view has, once they are counted. */
  readonly views: readonly number[] | undefined;
  /** How many were promised an answer by now. */
  readonly late: number | undefined;
}

/**
 * How many enquiries the views have, once the list is read, and how many wait too long; counted again when those that
 * are shown change. With time alone only those that wait too long become more.
 */
export function useViewCounts(
  today: string,
  shown: readonly StoredEnquiry[] | undefined,
): ViewCounts {
  const { uid } = useAdmin();
  const version = shown?.map(({ _id, updatedAt }) => _id + updatedAt).join();
  const enabled = version !== undefined;
  const views = useQuery({
    queryKey: ['counts of views', uid, today],
    queryFn: () =>
      Promise.all(
        everyonesViews.map(({ view }) => countEnquiries(filterOf(view, today, uid), mostShown + 1)),
      ),
    enabled,
    placeholderData: keepPreviousData,
  });
  const late = useQuery({
    queryKey: ['count of late enquiries'],
    queryFn: () => countLate(new Date(), mostShown + 1),
    enabled,
    refetchInterval: minute,
  });
  const [recountViews, recountLate] = [views.refetch, late.refetch];
  const counted = useRef<string>(undefined);
  useEffect(() => {
    counted.current ??= version;
    if (version === undefined || version === counted.current) return;
    const timer = setTimeout(() => {
      counted.current = version;
      void recountViews();
      void recountLate();
    }, restOfChanges);
    return () => clearTimeout(timer);
  }, [version, recountViews, recountLate]);
  return { views: views.data, late: late.data };
}
