import {
  initialListState,
  pageOf,
  type CourseName,
  type ListSpec,
  type ListState,
  type RowPage,
} from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { liveListHead, type ListName } from '../../../lib/firebase/live/live-content.ts';
import type { Live, LiveSource } from '../../../lib/firebase/live/live.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { useSettled } from './use-settled.ts';

/** The rows that a list shows, and what was chosen above it. */
export interface Rows<Row> {
  readonly spec: ListSpec<Row>;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
  readonly live: Live<RowPage<Row>> & { readonly retry: () => void };
}

/** The rows of a short list, which is read whole. */
export function useAllRows<Row>(
  makeSource: () => LiveSource<Row[]>,
  spec: ListSpec<Row>,
): Rows<Row> {
  const [source] = useState(makeSource);
  const { retry, ...all } = useLive(source);
  const [state, onState] = useState(initialListState);
  const rows = all.status === 'ready' ? all.data : undefined;
  const data = useMemo(() => rows && pageOf(rows, spec, state), [rows, spec, state]);
  const live: Live<RowPage<Row>> = all.status === 'ready' ? { ...all, data: data! } : all;
  return { spec, state, onState, live: { ...live, retry } };
}

/** What a list asks the API for. */
type RowQuery = Readonly<Record<'search' | 'filters' | 'sort' | 'page', string>>;

/** Changes whenever one of the lists does; undefined until it is known. */
function useVersion([first, second = first]: readonly [ListName, ListName?]) {
  const heads = [useLive(liveListHead(first)), useLive(liveListHead(second))];
  const versions = heads.map((head) =>
    head.status === 'ready' ? (head.data?.rows.map(({ version }) => version) ?? []) : undefined,
  );
  return {
    version: versions.includes(undefined) ? undefined : versions.join(),
    isFailed: heads.some(({ status }) => status === 'failed'),
    retry: () => heads.forEach((head) => head.retry()),
  };
}

/** The rows of a list that may be long: the API finds and sorts them, a page at a time. */
export function useRowPages<Row>(
  lists: readonly [ListName, ListName?],
  spec: ListSpec<Row>,
  read: (query: RowQuery) => Promise<RowPage<Row>>,
): Rows<Row> {
  const [state, onState] = useState(initialListState);
  const { version, isFailed, retry } = useVersion(lists);
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
  const live: Live<RowPage<Row>> =
    isFailed || isError
      ? { status: 'failed' }
      : data
        ? { status: 'ready', data }
        : { status: 'loading' };
  return {
    spec,
    state,
    onState,
    live: {
      ...live,
      retry: () => {
        retry();
        void refetch();
      },
    },
  };
}

/** Every course that something can refer to; undefined until they are read. */
export function useCourseNames() {
  const { version, isFailed } = useVersion(['courses']);
  const { data, isError } = useQuery({
    queryKey: ['listCourseNames', version],
    queryFn: () => callApi('listCourseNames', {}),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
  });
  return data ?? (isFailed || isError ? noCourses : undefined);
}

const noCourses: readonly CourseName[] = [];
