import type { Report } from '@institute/schema';

interface ShownNumber {
  readonly name: string;
  readonly value: string;
  /** Against the period before. */
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
