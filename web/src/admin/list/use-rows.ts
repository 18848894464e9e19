import {
  arrange,
  initialListState,
  mostRows,
  pageOf,
  type ListSpec,
  type ListedName,
  type ListState,
  type RowPage,
  type StoredOf,
} from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { liveAll, type ListName } from '../../lib/firebase/live/live-content.ts';
import type { Live } from '../../lib/firebase/live/live.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { useListVersion } from '../editor/form/list-heads.ts';
import type { View } from './list-views.tsx';
import { useSettled } from '../shell/use-settled.ts';

/** The rows that a list shows, and what was chosen above it. */
export interface Rows<Row> {
  readonly spec: ListSpec<Row>;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
  readonly live: Live<RowPage<Row>> & { readonly retry: () => void };
  /** The views above the list and the filter that they choose; absent where there are none. */
  readonly views?: { readonly filter: string; readonly all: readonly View[] };
  /** What the rows that match amount to. */
  readonly total?: string;
  /** Reads the rows that match beyond the page, up to `mostRows`; absent where all are at hand. */
  readonly readMatching?: () => Promise<Row[]>;
}

interface AllRowsOptions<Row> {
  /** The filter whose choices are views; the list opens with the first one. */
  readonly views?: string;
  /** What the rows that match amount to. */
  readonly totalOf?: (rows: readonly Row[]) => string;
}

const liveOf = <Data>(data: Data | undefined, isFailed: boolean): Live<Data> => {
  if (isFailed) return { status: 'failed' };
  return data === undefined ? { status: 'loading' } : { status: 'ready', data };
};

/** The rows of a short list, which is read whole. It is loading until the rows' names are known. */
export function useAllRows<Name extends ListedName>(
  name: Name,
  spec: ListSpec<StoredOf<Name>>,
  areNamesKnown = true,
  { views, totalOf }: AllRowsOptions<StoredOf<Name>> = {},
): Rows<StoredOf<Name>> {
  const [source] = useState(() => liveAll(name));
  const all = useLive(source);
  const viewed = spec.filters.find((filter) => filter.name === views);
  const [state, onState] = useState<ListState>({
    ...initialListState,
    filters: viewed ? { [viewed.name]: viewed.options[0]?.value ?? '' } : {},
  });
  const rows = all.status === 'ready' && areNamesKnown ? all.data : undefined;
  const page = useMemo(() => rows && pageOf(rows, spec, state), [rows, spec, state]);
  const live = { ...liveOf(page, all.status === 'failed'), retry: all.retry };
  const counted = rows &&
    viewed && {
      filter: viewed.name,
      all: [
        ...viewed.options.map(({ value, label }) => ({
          value,
          label,
          count: rows.filter((row) => viewed.matches(row, value)).length,
        })),
        { value: '', label: 'All', count: rows.length },
      ],
    };
  return {
    spec,
    state,
    onState,
    live,
    ...(counted && { views: counted }),
    ...(rows && totalOf && { total: totalOf(arrange(rows, spec, state)) }),
  };
}

type ViewFilter<Row> = ListSpec<Row>['filters'][number];

/** What a list asks the API for. */
type RowQuery = Readonly<Record<'search' | 'filters' | 'sort' | 'page', string>> & {
  readonly size?: number;
};

type ReadRows<Row> = (query: RowQuery) => Promise<RowPage<Row>>;

const filtersOf = (filters: ListState['filters']): string =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();

/** How many rows each choice of a filter has. */
async function countsOf<Row>({ name, options }: ViewFilter<Row>, read: ReadRows<Row>) {
  const query = { search: '', sort: '', page: '1', size: 1 };
  const pages = options.map(({ value }) =>
    read({ ...query, filters: filtersOf({ [name]: value }) }),
  );
  return (await Promise.all(pages)).map(({ found }) => found);
}

/**
 * The rows of a list that may be long: the API finds and sorts them, a page at a time. `views` is the filter
 * whose choices are views.
 */
export function useRowPages<Row>(
  lists: readonly [ListName, ListName?],
  spec: ListSpec<Row>,
  read: ReadRows<Row>,
  views?: string,
): Rows<Row> {
  const viewed = spec.filters.find((filter) => filter.name === views);
  const [state, onState] = useState(initialListState);
  const { version, isFailed, retry } = useListVersion(lists);
  const search = useSettled(state.search);
  const query = {
    search,
    filters: filtersOf(state.filters),
    sort: state.sort,
    page: String(state.page + 1),
  };
  const { data, isError, refetch } = useQuery({
    queryKey: ['rows', lists, query, version],
    queryFn: () => read(query),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useQuery({
    queryKey: ['counts of views', lists, version],
    queryFn: () => (viewed ? countsOf(viewed, read) : []),
    enabled: viewed !== undefined && version !== undefined,
    placeholderData: keepPreviousData,
  });
  const counted = viewed && {
    filter: viewed.name,
    all: [
      { value: '', label: 'All', count: data?.all },
      ...viewed.options.map((option, index) => ({ ...option, count: counts?.[index] })),
    ],
  };
  const readAgain = () => {
    retry();
    void refetch();
  };
  // Rows that cannot be read again are still those of this version of the list.
  const isUnread = isError && data === undefined;
  const live = { ...liveOf(data, isFailed || isUnread), retry: readAgain };
  const readMatching = async () => (await read({ ...query, page: '1', size: mostRows })).items;
  return { spec, state, onState, live, readMatching, ...(counted && { views: counted }) };
}
