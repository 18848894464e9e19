import {
  initialListState,
  mostRows,
  pageOf,
  type ListSpec,
  type ListState,
  type RowPage,
} from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListName } from '../../lib/firebase/live/live-content.ts';
import type { Live, LiveSource } from '../../lib/firebase/live/live.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { useListVersion } from '../editor/form/list-heads.ts';
import { useSettled } from './use-settled.ts';

/** The rows that a list shows, and what was chosen above it. */
export interface Rows<Row> {
  readonly spec: ListSpec<Row>;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
  readonly live: Live<RowPage<Row>> & { readonly retry: () => void };
  /** Reads the rows that match beyond the page, up to `mostRows`; absent where all are at hand. */
  readonly readMatching?: () => Promise<Row[]>;
}

const liveOf = <Data>(data: Data | undefined, isFailed: boolean): Live<Data> => {
  if (isFailed) return { status: 'failed' };
  return data === undefined ? { status: 'loading' } : { status: 'ready', data };
};

/** The rows of a short list, which is read whole. It is loading until the rows' names are known. */
export function useAllRows<Row>(
  makeSource: () => LiveSource<Row[]>,
  spec: ListSpec<Row>,
  areNamesKnown = true,
): Rows<Row> {
  const [source] = useState(makeSource);
  const all = useLive(source);
  const [state, onState] = useState(initialListState);
  const rows = all.status === 'ready' && areNamesKnown ? all.data : undefined;
  const page = useMemo(() => rows && pageOf(rows, spec, state), [rows, spec, state]);
  const live = { ...liveOf(page, all.status === 'failed'), retry: all.retry };
  return { spec, state, onState, live };
}

/** What a list asks the API for. */
type RowQuery = Readonly<Record<'search' | 'filters' | 'sort' | 'page', string>> & {
  readonly size?: number;
};

/** The rows of a list that may be long: the API finds and sorts them, a page at a time. */
export function useRowPages<Row>(
  lists: readonly [ListName, ListName?],
  spec: ListSpec<Row>,
  read: (query: RowQuery) => Promise<RowPage<Row>>,
): Rows<Row> {
  const [state, onState] = useState(initialListState);
  const { version, isFailed, retry } = useListVersion(lists);
  const search = useSettled(state.search);
  const chosen = Object.entries(state.filters).filter(([, value]) => value !== '');
  const query = {
    search,
    filters: new URLSearchParams(chosen).toString(),
    sort: state.sort,
    page: String(state.page + 1),
  };
  const { data, isError, refetch } = useQuery({
    queryKey: ['rows', lists, query, version],
    queryFn: () => read(query),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
  });
  const readAgain = () => {
    retry();
    void refetch();
  };
  // Rows that cannot be read again are still those of this version of the list.
  const isUnread = isError && data === undefined;
  const live = { ...liveOf(data, isFailed || isUnread), retry: readAgain };
  const readMatching = async () => (await read({ ...query, page: '1', size: mostRows })).items;
  return { spec, state, onState, live, readMatching };
}
