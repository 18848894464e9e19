import { daysBetween, type BatchSummary } from '@institute/schema';
import { durationUnits } from '../../texts/en/durations.ts';
import type { Thing } from './thing.ts';

/** `6 months` as the ISO 8601 duration `P6M`; undefined for any other text. */
export function isoDuration(text: string): string | undefined {
  const [, count = '', word = ''] = /^(\d+)\s*(\S+)$/.exec(text.trim().toLowerCase()) ?? [];
  const unit = durationUnits.get(word);
  return unit && `P${count}${unit}`;
}

const frequencies = new Map([
  ['D', 'Daily'],
  ['W', 'Weekly'],
  ['M', 'Monthly'],
  ['Y', 'Yearly'],
]);

/** A length as search engines read it: `P6M` is what is repeated every month, six times. */
export const scheduleFor = (length: string | undefined): Thing | undefined =>
  length
    ? {
        '@type': 'Schedule',
        repeatFrequency: frequencies.get(length.slice(-1)),
        repeatCount: Number.parseInt(length.slice(1), 10),
      }
    : undefined;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

/** The weeks of a batch, their weekdays, and how long its classes are together in each. */
function weeksOf({ firstDay, lastDay, days }: BatchSummary): Thing {
  const minutes = days.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
  return {
    '@type': 'Schedule',
    repeatFrequency: 'Weekly',
    repeatCount: Math.ceil((daysBetween(firstDay, lastDay) + 1) / 7),
    duration: `PT${minutes}M`,
    byDay: days.map(
      ({ day }) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
    ),
  };
}

export const courseModes = {
  classroom: 'Onsite',
  online: 'Online',
  hybrid: ['Onsite', 'Online'],
} as const;

/** A batch as a date of its course. */
export const courseInstance = (batch: BatchSummary): Thing => ({
  '@type': 'CourseInstance',
  courseMode: courseModes[batch.mode],
  startDate: batch.firstDay,
  endDate: batch.lastDay,
  courseSchedule: weeksOf(batch),
});
