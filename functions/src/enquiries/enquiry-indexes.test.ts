import { readFileSync } from 'node:fs';
import {
  collections,
  enquiryFilter,
  filterConditions,
  joinedConditions,
  lateConditions,
  type EnquiryFilter,
} from '@institute/schema';
import { expect, test } from 'vitest';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
}

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly IndexField[];
}

const { indexes } = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: Index[] };

const orderText = (fields: readonly IndexField[]) =>
  fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ');

/**
 * Whether Firestore has the indexes of a query in order of time: an order by one field alone needs
 * none; each field that is compared for equality needs one that ends with the whole order, in which
 * a range of another field comes last.
 */
function hasIndexes(parts: ReturnType<typeof filterConditions>, order: string): boolean {
  const isEqual = ([, operator]: (typeof parts)[number]) => /^(?:==|in|array)/.test(operator);
  const ranges = parts.filter((part) => !isEqual(part)).map(([field]) => field);
  const ordered = [...new Set(['createdAt', ...ranges])].map((fieldPath) => ({ fieldPath, order }));
  const equal = parts.filter(isEqual).map(([field]) => [field]);
  const needed = equal.length > 0 ? equal : [[]];
  if (equal.length === 0 && ordered.length === 1) return true;
  return needed.every((fields) =>
    indexes.some(
      (index) =>
        index.collectionGroup === collections.enquiries &&
        index.fields.length === fields.length + ordered.length &&
        fields.every((field, at) => index.fields[at]?.fieldPath === field) &&
        orderText(index.fields.slice(fields.length)) === orderText(ordered),
    ),
  );
}

const whole: Required<EnquiryFilter> = {
  statuses: ['new', 'contacted'],
  courses: ['a', 'b'],
  assignedTo: 'x',
  assignees: ['x', ''],
  source: 'Import',
  sources: ['Contact Form', 'Demo class'],
  reason: 'Fees',
  from: '2026-01-01T00:00:00.000Z',
  before: '2026-02-01T00:00:00.000Z',
  followUpBy: '2026-01-31',
  part: 'ka',
};

const fields = Object.keys(enquiryFilter.shape) as (keyof EnquiryFilter)[];

const filters = Array.from({ length: 2 ** fields.length }, (_, chosen): EnquiryFilter =>
  Object.fromEntries(
    fields.filter((_field, at) => chosen & (1 << at)).map((field) => [field, whole[field]]),
  ),
);

// enquiries-34
test('every filter has its indexes, newest and oldest first', () => {
  expect(Object.keys(whole).toSorted()).toEqual(fields.toSorted());
  const missing = ['ASCENDING', 'DESCENDING'].flatMap((order) =>
    filters
      .filter((filter) => !hasIndexes(filterConditions(filter), order))
      .map((filter) => [order, filter]),
  );
  expect(missing).toEqual([]);
});

// enquiries-40
test('the joined enquiries of every filter have their indexes', () => {
  const missing = filters.filter((filter) => {
    const settled = { ...filter, ...(filter.statuses && { statuses: ['closed', 'spam'] }) };
    const conditions = joinedConditions(settled);
    return conditions && !hasIndexes(conditions, 'DESCENDING');
  });
  expect(missing).toEqual([]);
});

// enquiries-40
test('those that wait too long have their indexes', () => {
  expect(hasIndexes(lateConditions(new Date()), 'DESCENDING')).toBe(true);
});
