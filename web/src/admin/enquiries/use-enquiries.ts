import { messages, type StoredEnquiry } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EnquiryFilter } from '../../lib/firebase/enquiry-filter.ts';
import { countEnquiries, liveEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { readEnquiries } from '../../lib/firebase/read-enquiries.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { useHidden } from '../parts/deletion/deletions.ts';
import {
  filterOf,
  mergeEnquiries,
  searchEnquiries,
  withSaved,
  type EnquiryView,
} from './enquiry-view.ts';

/** Page size. */
export const enquiryPageSize = 50;

/** Total number of enquiries, counted again when the list changes. */
function useCount(
  filter: EnquiryFilter,
  shown: readonly StoredEnquiry[],
  enabled: boolean,
): number | undefined {
  const { data } = useQuery({
    queryKey: ['count of enquiries', filter, shown[0]?._id, shown.at(-1)?._id],
    queryFn: () => countEnquiries(filter),
    enabled,
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Reads all enquiries that match the filter, once a search needs them. */
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
  return { rows: current?.rows, isReading: needed && current?.done !== true };
}

/** Enquiries with unsaved changes: they stay in the list, whatever the filter. */
function useHeld() {
  const [held, setHeld] = useState<readonly StoredEnquiry[]>([]);
  const onUnsaved = useCallback((enquiry: StoredEnquiry, unsaved: boolean) => {
    setHeld((before) => {
      const others = before.filter(({ _id }) => _id !== enquiry._id);
      return unsaved ? [...others, enquiry] : others;
    });
  }, []);
  return { held, onUnsaved };
}

const noRows: StoredEnquiry[] = [];

/** The newest enquiries, live; the previous ones stay while more are loading. */
function useNewest(filter: EnquiryFilter, shownCount: number) {
  const live = useLive(useMemo(() => liveEnquiries(filter, shownCount), [filter, shownCount]));
  const [last, setLast] = useState({ of: filter, rows: noRows });
  const rows = live.status === 'ready' ? live.data : last.of === filter ? last.rows : noRows;
  if (last.of !== filter || last.rows !== rows) setLast({ of: filter, rows });
  return { live, rows };
}

/** The enquiries of a view: live as far as shown, read once for searching. */
export function useEnquiries(view: EnquiryView, shownCount: number, today: string) {
  const { search, status, course, source, from, to, followUp } = view;
  const filter = useMemo(
    () => filterOf({ status, course, source, from, to, followUp }, today),
    [status, course, source, from, to, followUp, today],
  );
  const isSearching = search.trim() !== '';
  const { live, rows } = useNewest(filter, shownCount);
  const isReady = live.status === 'ready';
  const isWhole = isReady && rows.length < shownCount;
  const count = useCount(filter, rows, isReady && !isWhole);
  const whole = useWhole(filter, isSearching);

  const [saved, setSaved] = useState<ReadonlyMap<string, StoredEnquiry>>(new Map());
  const onUpdated = useCallback(
    (enquiry: StoredEnquiry) => setSaved((before) => new Map(before).set(enquiry._id, enquiry)),
    [],
  );

  const { held, onUnsaved } = useHeld();
  const present = useMemo(
    () => (isReady ? [...rows, ...(whole.rows ?? noRows), ...held] : undefined),
    [isReady, rows, whole.rows, held],
  );
  const hidden = useHidden('enquiries', present);
  const narrow = useCallback(
    (all: readonly StoredEnquiry[]) =>
      searchEnquiries(withSaved(all, saved, filter), search).filter(({ _id }) => !hidden.has(_id)),
    [saved, filter, search, hidden],
  );
  const found = useMemo(() => {
    const all = isSearching && whole.rows ? mergeEnquiries(rows, whole.rows) : rows;
    return narrow(all);
  }, [isSearching, rows, whole.rows, narrow]);

  async function exported() {
    const all: StoredEnquiry[] = [];
    await readEnquiries(filter, (chunk) => {
      all.push(...chunk);
      return true;
    });
    return narrow(mergeEnquiries(rows, all));
  }

  return {
    live,
    found,
    held: withSaved(held, saved, {}).filter(({ _id }) => !hidden.has(_id)),
    count: isWhole ? undefined : count,
    isSearching,
    isReading: whole.isReading,
    exported,
    onUpdated,
    onUnsaved,
  };
}
