import { batchModes, type OfferedBatch } from '@institute/schema';
import { paths } from '../../config/paths.ts';

/** The choices of the list of batches in the address, but for the course. */
export const batchChoices = {
  mode: batchModes,
  days: { weekday: 'Weekdays', weekend: 'Weekends' },
  time: { morning: 'Mornings', evening: 'Evenings' },
} as const;

/** What is chosen, by parameter of the address. */
export type BatchFilter = Readonly<
  Partial<Record<'course' | keyof typeof batchChoices, string | undefined>>
>;

const names = ['course', 'mode', 'days', 'time'] as const;

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

/** The list with that filter. */
export const batchesPath = (filter: BatchFilter): string => paths.batches + batchSearch(filter);

const isWeekend = (day: string): boolean => day === 'saturday' || day === 'sunday';

/**
 * The batches that match: on weekends means on no other day, a morning begins before noon, an
 * evening at 4 pm or later.
 */
export const matchingBatches = <Batch extends Pick<OfferedBatch, 'course' | 'mode' | 'days'>>(
  batches: readonly Batch[],
  { course, mode, days: part, time }: BatchFilter,
): Batch[] =>
  batches.filter(
    (batch) =>
      (!course || batch.course.slug === course) &&
      (!mode || batch.mode === mode) &&
      (!part || batch.days.every(({ day }) => isWeekend(day)) === (part === 'weekend')) &&
      (!time ||
        batch.days.some(({ from }) => (time === 'morning' ? from < '12:00' : from >= '16:00'))),
  );
