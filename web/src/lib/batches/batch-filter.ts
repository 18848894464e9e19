import { batchModes, isWeekend, partOfDay, type OfferedBatch } from '@institute/schema';
import { times } from '../../texts/en/batch-filter.ts';

/** The choices of the list of batches in the address, but for the course. */
export const batchChoices = {
  mode: batchModes,
  when: times,
};

/** What is chosen, by parameter of the address. */
export type BatchFilter = Readonly<
  Partial<Record<'course' | keyof typeof batchChoices, string | undefined>>
>;

const names = ['course', 'mode', 'when'] as const;

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,100}$/.test(text);

/** The filter in a query; what it cannot be is left out. */
export function readBatchFilter(search: URLSearchParams): BatchFilter {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name) ?? '';
      const fits = name === 'course' ? isSlug(value) : Object.hasOwn(batchChoices[name], value);
      return fits ? [[name, value]] : [];
    }),
  );
}

/** The query of a filter, always in the same order; empty for none. */
export function batchSearch(filter: BatchFilter): string {
  const given = names.flatMap((name) => (filter[name] ? [`${name}=${filter[name]}`] : []));
  return given.length > 0 ? `?${given.join('&')}` : '';
}

/** The batches that match: on weekends means on no other day. */
export const matchingBatches = <Batch extends Pick<OfferedBatch, 'course' | 'mode' | 'days'>>(
  batches: readonly Batch[],
  { course, mode, when = '' }: BatchFilter,
): Batch[] => {
  const [, part, time] = /^(weekday|weekend)?-?(morning|evening)?$/.exec(when) ?? [];
  return batches.filter(
    (batch) =>
      (!course || batch.course.slug === course) &&
      (!mode || batch.mode === mode) &&
      (!part || batch.days.every(({ day }) => isWeekend(day)) === (part === 'weekend')) &&
      (!time || batch.days.some(({ from }) => partOfDay(from) === time)),
  );
};
