import { exportedAtOnce, type EnquiryFilter, type StoredEnquiry } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { countEnquiries, liveEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { useAdmin } from '../shell/session.ts';
import { useSettled } from '../shell/use-settled.ts';
import { useHidden } from '../shell/deletion/deletions.ts';
import { filterOf, inDays, withSaved, type EnquiryView } from './enquiry-view.ts';
import { mixedSearch, mostRead } from './mixed-search.ts';

/** Page size. */
export const enquiryPageSize = 50;

/** Total number of enquiries, counted again when the list changes; unknown while those of another filter are counted. */
function useCount(
  filter: EnquiryFilter,
  shown: readonly StoredEnquiry[],
  enabled: boolean,
): number | undefined {
  const { data } = useQuery({
    queryKey: ['count of enquiries', filter, shown[0]?._id, shown.at(-1)?._id],
    queryFn: () => countEnquiries(filter),
    enabled,
    placeholderData: (before, query) => (query?.queryKey[1] === filter ? before : undefined),
  });
  return data;
}

/** Everything that matches the filter, in few answers. */
async function readMatching(filter: EnquiryFilter): Promise<StoredEnquiry[]> {
  const all: StoredEnquiry[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last && { after: last._id };
    const chunk = await callApi('exportEnquiries', { body: { filter, ...after } });
    all.push(...chunk);
    if (chunk.length < exportedAtOnce) return all;
  }
}

const noRows: StoredEnquiry[] = [];

/** The first enquiries, live; the previous ones stay while more are loading. */
function useFirst(filter: EnquiryFilter, oldestFirst: boolean, shownCount: number) {
  const live = useLive(
    useMemo(
      () => liveEnquiries(filter, shownCount, oldestFirst),
      [filter, shownCount, oldestFirst],
    ),
  );
  const [last, setLast] = useState({ filter, oldestFirst, rows: noRows });
  const isSame = last.filter === filter && last.oldestFirst === oldestFirst;
  const rows = live.status === 'ready' ? live.data : isSame ? last.rows : noRows;
  if (!isSame || last.rows !== rows) setLast({ filter, oldestFirst, rows });
  return { live, rows };
}

/** The enquiries of a view, live as far as shown. */
export function useEnquiries(view: EnquiryView, shownCount: number, today: string) {
  const { status, course, source, reason, assigned, from, to, followUp } = view;
  const { uid } = useAdmin();
  const search = useSettled(view.search);
  const mixed = useMemo(() => mixedSearch(search), [search]);
  const filter = useMemo(
    () => ({
      ...filterOf(
        { search, status, course, source, reason, assigned, from, to, followUp },
        today,
        uid,
      ),
      ...(mixed && { part: mixed.part }),
    }),
    [search, status, course, source, reason, assigned, from, to, followUp, today, uid, mixed],
  );
  const readCount = mixed ? mostRead : shownCount;
  const { live, rows } = useFirst(filter, view.order === 'oldest', readCount);
  const isReady = live.status === 'ready';
  // How many have all parts of a search, no one counts: those that were found are all that is told of.
  const isWhole = isReady && (mixed !== undefined || rows.length < shownCount);
  const count = useCount(filter, rows, isReady && !isWhole);

  const [saved, setSaved] = useState<ReadonlyMap<string, StoredEnquiry>>(new Map());
  const onUpdated = useCallback(
    (enquiry: StoredEnquiry) => setSaved((before) => new Map(before).set(enquiry._id, enquiry)),
    [],
  );

  const isMore = !mixed && rows.length >= shownCount;
  const present = isReady ? rows : undefined;
  const hidden = useHidden('enquiries', present);
  const narrow = (all: readonly StoredEnquiry[], by: EnquiryFilter) =>
    withSaved(all, saved, by).filter(
      (enquiry) =>
        !hidden.has(enquiry._id) &&
        (!enquiry.joined || by.part !== undefined) &&
        (!mixed || mixed.finds(enquiry)),
    );

  return {
    live,
    rows,
    filter,
    shown: narrow(rows, filter).slice(0, shownCount),
    count: isWhole ? undefined : count,
    isMore,
    isSearching: search !== view.search,
    /** The enquiries that the CSV is to have: of the view, or of other days. */
    exported: async (days?: Pick<EnquiryFilter, 'from' | 'before'>) => {
      const wanted = days ? inDays(filter, days) : filter;
      return narrow(await readMatching(wanted), wanted);
    },
    onUpdated,
  };
}
