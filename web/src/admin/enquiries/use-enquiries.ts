import { messages, type StoredEnquiry } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EnquiryFilter } from '../../lib/firebase/enquiry-filter.ts';
import { countEnquiries, liveEnquiries } from '../../lib/firebase/live-enquiries.ts';
import { readEnquiries } from '../../lib/firebase/read-enquiries.ts';
import { useLive } from '../../lib/firebase/use-live.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { useHidden } from '../deletion/deletions.ts';
import { filterOf, mergeEnquiries, searchEnquiries, type EnquiryView } from './enquiry-view.ts';

/** Enquiries on a page. */
export const enquiryPageSize = 50;

/** How many there are, counted again when the newest one changes. */
function useCount(filter: EnquiryFilter, newest: string | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: ['count of enquiries', filter, newest],
    queryFn: () => countEnquiries(filter),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Reads all enquiries of a filter once they are needed: for a search, or an export. */
function useWhole(filter: EnquiryFilter, needed: boolean) {
  const [read, setRead] = useState<{ of: EnquiryFilter; rows: StoredEnquiry[]; done: boolean }>();
  const reading = useRef<{ of: EnquiryFilter; done: Promise<StoredEnquiry[]> }>(null);

  const readAll = useCallback((): Promise<StoredEnquiry[]> => {
    if (reading.current?.of === filter) return reading.current.done;
    const rows: StoredEnquiry[] = [];
    const isCurrent = () => reading.current?.of === filter;
    const show = (done: boolean) =>
      startTransition(() => setRead({ of: filter, rows: [...rows], done }));
    const run = async () => {
      await readEnquiries(filter, (chunk) => {
        rows.push(...chunk);
        if (isCurrent()) show(false);
        return isCurrent();
      });
      if (isCurrent()) show(true);
      return rows;
    };
    const done = run().catch((error: unknown) => {
      if (isCurrent()) reading.current = null;
      throw error;
    });
    reading.current = { of: filter, done };
    return done;
  }, [filter]);

  useEffect(() => {
    if (!needed) return;
    readAll().catch(() => notify('error', messages.failureTitle, messages.fetch.enquiries));
  }, [needed, readAll]);

  const current = read?.of === filter ? read : undefined;
  return { rows: current?.rows, isReading: needed && current?.done !== true, readAll };
}

const noRows: StoredEnquiry[] = [];

/** The enquiries of a view: live as far as they are shown, read once as far as they are searched. */
export function useEnquiries(view: EnquiryView, shownCount: number) {
  const { search, status, course, source, from, to } = view;
  const filter = useMemo(
    () => filterOf({ search: '', status, course, source, from, to }),
    [status, course, source, from, to],
  );
  const isSearching = search.trim() !== '';
  const live = useLive(useMemo(() => liveEnquiries(filter, shownCount), [filter, shownCount]));
  const hidden = useHidden();
  const rows = live.status === 'ready' ? live.data : noRows;
  const count = useCount(filter, rows[0]?._id);
  const whole = useWhole(filter, isSearching);

  const found = useMemo(() => {
    const all = isSearching && whole.rows ? mergeEnquiries(rows, whole.rows) : rows;
    return searchEnquiries(all, search).filter(({ _id }) => !hidden.has(_id));
  }, [isSearching, rows, whole.rows, search, hidden]);

  const exported = async () =>
    searchEnquiries(mergeEnquiries(rows, await whole.readAll()), search).filter(
      ({ _id }) => !hidden.has(_id),
    );

  return { live, found, count, isSearching, isReading: whole.isReading, exported };
}
