import { plainLatin } from '../fields/plain-latin.ts';
import { institute } from '../institute.ts';

/** A filter by a value of the rows. */
interface Filter<Row> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Whether rows have other values, too. */
  readonly isOpen?: boolean;
  readonly matches: (row: Row, value: string) => boolean;
}

interface Sort<Row> {
  readonly name: string;
  readonly label: string;
  readonly compare: (one: Row, other: Row) => number;
}

/** The search, filters and sort orders of a list; the first order is the default. */
export interface ListSpec<Row> {
  /** The searched text of a row. */
  readonly searchText: (row: Row) => string;
  readonly filters: readonly Filter<Row>[];
  readonly sorts: readonly Sort<Row>[];
}

/** The current search, filters, order and page. */
export interface ListState {
  readonly search: string;
  /** Chosen values by filter name; an empty one filters nothing. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  /** Zero-based. */
  readonly page: number;
}

export const initialListState: ListState = { search: '', filters: {}, sort: '', page: 0 };

/** How many rows a page of a list in the dashboard has. */
export const rowsPerPage = 25;

/** Most rows that are chosen at once, and so in an answer. */
export const mostRows = 500;

/** Whether the text contains every word of the search, in any order and anywhere in a word; ł is found by l. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = plainLatin(text);
  return plainLatin(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** The rows that match the search and all filters, sorted. */
export function arrange<Row>(
  rows: readonly Row[],
  { searchText, filters, sorts }: ListSpec<Row>,
  { search, filters: chosen, sort }: ListState,
): Row[] {
  const found = rows.filter(
    (row) =>
      matchesSearch(searchText(row), search) &&
      filters.every(({ name, matches }) => !chosen[name] || matches(row, chosen[name])),
  );
  const order = sorts.find(({ name }) => name === sort) ?? sorts[0];
  return order ? found.toSorted(order.compare) : found;
}

/** A page of the rows that match, and how many there are. */
export interface RowPage<Row> {
  readonly items: Row[];
  /** How many match. */
  readonly found: number;
  /** How many there are with and without a match. */
  readonly all: number;
  /** Zero-based: the page asked for, or the last one. */
  readonly page: number;
}

/** The page of rows that a list shows. */
export function pageOf<Row>(
  rows: readonly Row[],
  spec: ListSpec<Row>,
  state: ListState,
  size = rowsPerPage,
): RowPage<Row> {
  const found = arrange(rows, spec, state);
  const last = Math.max(0, Math.ceil(found.length / size) - 1);
  const page = Math.min(state.page, last);
  const items = found.slice(page * size, (page + 1) * size);
  return { items, found: found.length, all: rows.length, page };
}

export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value }));

export const byText =
  <Row>(text: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    text(one).localeCompare(text(other), institute.locale, { numeric: true, sensitivity: 'base' });

export const newestFirst = <Row extends { readonly createdAt: string }>(one: Row, other: Row) =>
  other.createdAt.localeCompare(one.createdAt);

export const oldestFirst = <Row extends { readonly createdAt: string }>(one: Row, other: Row) =>
  one.createdAt.localeCompare(other.createdAt);

export const lastChangedFirst = <Row extends { readonly updatedAt: string }>(
  one: Row,
  other: Row,
) => other.updatedAt.localeCompare(one.updatedAt);
