/** A choice that narrows a list to rows of one value. */
interface Filter<Row> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly matches: (row: Row, value: string) => boolean;
}

interface Sort<Row> {
  readonly name: string;
  readonly label: string;
  readonly compare: (one: Row, other: Row) => number;
}

/** How a list can be looked at; the first sort is the one that it begins with. */
export interface ListSpec<Row> {
  /** What of a row is searched. */
  readonly searchText: (row: Row) => string;
  readonly filters: readonly Filter<Row>[];
  readonly sorts: readonly Sort<Row>[];
}

/** How a list is looked at just now. */
export interface ListState {
  readonly search: string;
  /** Chosen values by the name of their filter; an empty one filters nothing. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  /** From 0. */
  readonly page: number;
}

export const initialListState: ListState = { search: '', filters: {}, sort: '', page: 0 };

/** Rows on a page of a list. */
export const pageSize = 25;

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('en-IN').split(/\s+/);

/** Whether the text has every word of the search, in any order and anywhere in a word. */
export function matchesSearch(text: string, search: string): boolean {
  const lower = text.toLocaleLowerCase('en-IN');
  return wordsOf(search).every((word) => lower.includes(word));
}

/** The rows that the search and all filters let through, sorted. */
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

export const byText =
  <Row>(text: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    text(one).localeCompare(text(other), 'en-IN', { numeric: true, sensitivity: 'base' });

export const newestFirst = <Row extends { readonly createdAt: string }>(one: Row, other: Row) =>
  other.createdAt.localeCompare(one.createdAt);

export const oldestFirst = <Row extends { readonly createdAt: string }>(one: Row, other: Row) =>
  one.createdAt.localeCompare(other.createdAt);

export const lastChangedFirst = <Row extends { readonly updatedAt: string }>(
  one: Row,
  other: Row,
) => other.updatedAt.localeCompare(one.updatedAt);
