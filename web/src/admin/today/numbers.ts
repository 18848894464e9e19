import { dayAfter, type LastWeeks, type StoredBatch } from '@institute/schema';

type Week = LastWeeks[number];

export interface ShownNumber {
  readonly name: string;
  readonly value: string;
  /** Of how many, in smaller letters beside it. */
  readonly outOf?: string;
  /** By how much it is more or less than in the period before; empty where it is not. */
  readonly change: string;
  /** What the change is against; of seats, in how many batches. */
  readonly about: string;
  /** Whether it is better or worse than before. */
  readonly trend: 'up' | 'down' | 'none';
  /** What it was in each of the last weeks, the oldest first; undefined where there was nothing to count. */
  readonly weeks: readonly (number | undefined)[];
}

function changeOf(by: number, unit: string): Pick<ShownNumber, 'change' | 'about'> {
  if (by === 0) return { change: '', about: 'as in the 7 before' };
  const count = Math.abs(by);
  const units = count === 1 ? unit : `${unit}s`;
  return {
    change: [by > 0 ? '▲' : '▼', count, unit && units].filter(Boolean).join(' '),
    about: 'on the 7 before',
  };
}

function trendOf(now: number | undefined, before: number | undefined): ShownNumber['trend'] {
  if (now === undefined || before === undefined || now === before) return 'none';
  return now > before ? 'up' : 'down';
}

/** Of 100 leads that wanted an answer, how many had it within a day; undefined without any. */
const shareInTime = ({ answering: { inTime, answered, late } }: Week): number | undefined =>
  answered + late === 0 ? undefined : Math.round((inTime / (answered + late)) * 100);

interface Kind {
  readonly name: string;
  readonly of: (week: Week) => number | undefined;
  readonly unit: string;
  readonly changeUnit: string;
}

/** The numbers that matter each day. */
const kinds: readonly Kind[] = [
  { name: 'enquiries, last 7 days', of: ({ leads }) => leads, unit: '', changeUnit: '' },
  { name: 'answered within 24 h', of: shareInTime, unit: '%', changeUnit: 'point' },
  { name: 'enrolled', of: ({ enrolled }) => enrolled, unit: '', changeUnit: '' },
];

/** The numbers of the last week, against the one before; dashes for what is not read. */
export const numbersOf = (read: LastWeeks | undefined): readonly ShownNumber[] =>
  kinds.map(({ name, of, unit, changeUnit }) => {
    const weeks = read?.map(of) ?? [];
    const [before, now] = weeks.slice(-2);
    return {
      name,
      value: now === undefined ? '–' : `${now}${unit}`,
      ...(now === undefined || before === undefined
        ? { change: '', about: '' }
        : changeOf(now - before, changeUnit)),
      trend: trendOf(now, before),
      weeks,
    };
  });

/** The seats that matter are those of batches that begin within so many days. */
const daysAhead = 10;

/** The seats of the batches that begin in the next days; a dash while they are not read, or if there may be more than were read. */
export function seatsNumber(
  batches: readonly Pick<StoredBatch, 'firstDay' | 'seats' | 'seatsTaken'>[] | undefined,
  today: string,
  most: number,
): ShownNumber {
  const shown = {
    name: `seats taken, next ${daysAhead} days`,
    change: '',
    trend: 'none',
    weeks: [],
  } as const;
  const soon = batches?.filter(({ firstDay }) => firstDay <= dayAfter(today, daysAhead));
  if (!soon || soon.length === most) return { ...shown, value: '–', about: '' };
  const sum = (field: 'seats' | 'seatsTaken') => soon.reduce((all, batch) => all + batch[field], 0);
  return {
    ...shown,
    ...(soon.length === 0
      ? { value: '–' }
      : { value: `${sum('seatsTaken')}`, outOf: `of ${sum('seats')}` }),
    about: soon.length === 1 ? '1 batch' : `${soon.length || 'no'} batches`,
  };
}
