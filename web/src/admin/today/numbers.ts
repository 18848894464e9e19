import type { Report } from '@institute/schema';

interface ShownNumber {
  readonly name: string;
  readonly value: string;
  /** Against the period before. */
  readonly change: string;
}

function changeText(now: number, before: number, unit = ''): string {
  const by = now - before;
  if (by === 0) return 'as in the 7 days before';
  return `${by > 0 ? '▲' : '▼'} ${Math.abs(by)}${unit} on the 7 days before`;
}

/** Of 100 leads that wanted an answer, how many had it within a day; null without any. */
const shareInTime = ({ answering: { inTime, answered, late } }: Report): number | null =>
  answered + late === 0 ? null : Math.round((inTime / (answered + late)) * 100);

/** The numbers that matter each day, of two periods of the same length. */
export function numbersOf(now: Report, before: Report): readonly ShownNumber[] {
  const [share, shareBefore] = [shareInTime(now), shareInTime(before)];
  return [
    {
      name: 'enquiries',
      value: String(now.all.leads),
      change: changeText(now.all.leads, before.all.leads),
    },
    {
      name: 'answered within 24 h',
      value: share === null ? '–' : `${share}%`,
      change: share === null || shareBefore === null ? '' : changeText(share, shareBefore, ' pts'),
    },
    {
      name: 'enrolled',
      value: String(now.all.enrolled),
      change: changeText(now.all.enrolled, before.all.enrolled),
    },
  ];
}
