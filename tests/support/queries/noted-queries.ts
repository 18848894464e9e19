import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ports.ts';

/** What decides which indexes a query needs. */
export interface QueryShape {
  readonly collection: string;
  readonly everywhere: boolean;
  /** Fields that are compared for equality, and arrays that must contain something. */
  readonly equal: readonly string[];
  readonly contains: readonly string[];
  /** Fields in order, with their directions; those with a range first. */
  readonly ordered: readonly string[];
}

interface FieldFilter {
  readonly field: { readonly fieldPath: string };
  readonly op: string;
}

interface Filter {
  readonly fieldFilter?: FieldFilter;
  readonly unaryFilter?: FieldFilter;
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Filter[] };
}

/** A query as Firestore's protocol has it. */
export interface StructuredQuery {
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: Filter;
  readonly orderBy?: readonly {
    readonly field: { fieldPath: string };
    readonly direction?: string;
  }[];
}

/** The conditions as alternatives, in each of which all must hold. */
function alternativesOf({ fieldFilter, unaryFilter, compositeFilter }: Filter): FieldFilter[][] {
  const parts = compositeFilter?.filters.map(alternativesOf) ?? [];
  if (compositeFilter?.op === 'OR') return parts.flat();
  const own = [fieldFilter, unaryFilter].flatMap((one) => one ?? []);
  return parts.reduce(
    (all, part) => all.flatMap((one) => part.map((two) => [...one, ...two])),
    [own],
  );
}

const equalities = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();

function shapeOf(
  { from = [], orderBy = [] }: StructuredQuery,
  filters: readonly FieldFilter[],
): QueryShape {
  const [{ collectionId: collection = '', allDescendants: everywhere = false } = {}] = from;
  const fieldsOf = (isWanted: (op: string) => boolean) =>
    unique(filters.filter(({ op }) => isWanted(op)).map(({ field }) => field.fieldPath));
  const equal = fieldsOf((op) => equalities.includes(op));
  const contains = fieldsOf((op) => op.startsWith('ARRAY_CONTAINS'));
  const ranges = fieldsOf((op) => !equalities.includes(op) && !op.startsWith('ARRAY_CONTAINS'));
  const given = orderBy.map(({ field, direction }) => [field.fieldPath, direction ?? 'ASCENDING']);
  const [, last = 'ASCENDING'] = given.at(-1) ?? [];
  const implied = ranges.filter((path) => !given.some(([name]) => name === path));
  const ordered = [...given, ...implied.map((path) => [path, last])]
    .filter(([path = '']) => !equal.includes(path))
    .map((pair) => pair.join(' '));
  // Every index ends with the name of the document, in the direction of the field before it.
  while (ordered.at(-1)?.startsWith('__name__ ')) {
    const [, direction] = ordered.at(-1)!.split(' ');
    const before = ordered.at(-2) ?? '__name__ ASCENDING';
    if (!before.endsWith(` ${direction}`)) break;
    ordered.pop();
  }
  return { collection, everywhere, equal, contains, ordered };
}

const folder = join(root, '.emulators', 'queries');

const noted = new Set<string>();

/** Notes what a query of the site needs, for the end of the run. */
export function noteQuery(query: StructuredQuery): void {
  for (const filters of query.where ? alternativesOf(query.where) : [[]]) {
    const shape = JSON.stringify(shapeOf(query, filters));
    if (noted.has(shape)) continue;
    noted.add(shape);
    appendFileSync(join(folder, `${process.pid}.txt`), `${shape}\n`);
  }
}

export function forgetQueries(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

export const readQueries = (): QueryShape[] =>
  unique(
    globSync(join(folder, '*.txt')).flatMap((file) =>
      readFileSync(file, 'utf8').trim().split('\n'),
    ),
  )
    .filter(Boolean)
    .map((line) => JSON.parse(line) as QueryShape);
