import { dayAfter, type Report, type StoredBatch } from '@institute/schema';

export interface ShownNumber {
  readonly name: string;
  readonly value: string;
  /** Against the period before; of seats, in how many batches. */
  readonly change: string;
  /** Whether it is better or worse than that. */
  readonly trend: 'up' | 'down' | 'none';
}

function changeText(now: number, before: number, unit: string): string {
  const by = now - before;
  if (by === 0) return 'as before';
  return `${by > 0 ? '▲' : '▼'} ${Math.abs(by)}${unit}`;
}

function trendOf(now: number | undefined, before: number | undefined): ShownNumber['trend'] {
  if (now === undefined || before === undefined || now === before) return 'none';
  return now > before ? 'up' : 'down';
}

/** Of 100 leads that wanted an answer, how many had it within a day; undefined without any. */
const shareInTime = ({ answering: { inTime, answered, late } }: Report): number | undefined =>
  answered + late === 0 ? undefined : Math.round((inTime / (answered + late)) * 100);

interface Kind {
  readonly name: string;
  readonly of: (report: Report) => number | undefined;
  readonly unit: string;
  readonly changeUnit: string;
}

/** The numbers that matter each day. */
const kinds: readonly Kind[] = [
  { name: 'enquiries', of: ({ all }) => all.leads, unit: '', changeUnit: '' },
  { name: 'answered within 24 h', of: shareInTime, unit: '%', changeUnit: ' pts' },
  { name: 'enrolled', of: ({ all }) => all.enrolled, unit: '', changeUnit: '' },
];

/** The numbers of two periods of the same length; dashes for what is not read. */
export const numbersOf = (
  now: Report | undefined,
  before: Report | undefined,
): readonly ShownNumber[] =>
  kinds.map(({ name, of, unit, changeUnit }) => {
    const [count, countBefore] = [now && of(now), before && of(before)];
    return {
      name,
      value: count === undefined ? '–' : `${count}${unit}`,
      change:
        count === undefined || countBefore === undefined
          ? ''
          : changeText(count, countBefore, changeUnit),
      trend: trendOf(count, countBefore),
    };
  });

/** The seats that matter are those of batches that begin within so many days. */
export const daysAhead = 10;

/** The seats of the batches that begin in the next days; a dash while they are not read, or if there may be more than were read. */
export function seatsNumber(
  batches: readonly Pick<StoredBatch, 'firstDay' | 'seats' | 'seatsTaken'>[] | undefined,
  today: string,
  most: number,
): ShownNumber {
  const name = 'seats taken';
  const soon = batches?.filter(({ firstDay }) => firstDay <= dayAfter(today, daysAhead));
  if (!soon || soon.length === most) return { name, value: '–', change: '', trend: 'none' };
  const sum = (field: 'seats' | 'seatsTaken') => soon.reduce((all, batch) => all + batch[field], 0);
  return {
    name,
    value: soon.length === 0 ? '–' : `${sum('seatsTaken')} of ${sum('seats')}`,
    change: soon.length === 1 ? '1 batch' : `${soon.length || 'no'} batches`,
    trend: 'none',
  };
}
