import { dayAfter, dayParts, plainDay, type ReportPeriod } from '@institute/schema';

/** The periods to choose from, by their value in the address. */
export const periods = {
  month: 'This month',
  last: 'Last month',
  '30': '30 days',
  '90': '90 days',
  year: 'This year',
  days: 'Dates…',
} as const;

export type PeriodName = keyof typeof periods;

const isPeriod = (name: string | null): name is PeriodName => name !== null && name in periods;

const firsts = {
  month: (today: string) => `${today.slice(0, 7)}-01`,
  year: (today: string) => `${today.slice(0, 4)}-01-01`,
};

/** The whole month before the one that a day is in. */
function monthBefore(day: string): ReportPeriod {
  const to = dayAfter(firsts.month(day), -1);
  return { from: firsts.month(to), to };
}

/** The days of a named period, both inclusive. */
function daysOf(name: Exclude<PeriodName, 'days'>, today: string): ReportPeriod {
  if (name === 'last') return monthBefore(today);
  const from = name in firsts ? firsts[name as 'month' | 'year'](today) : undefined;
  return { from: from ?? dayAfter(today, 1 - Number(name)), to: today };
}

/** Two days as `1 – 31 Mar 2026`: what they share is said once. */
export function periodText({ from, to }: ReportPeriod): string {
  const [first, last] = [dayParts(from), dayParts(to)];
  if (first.year !== last.year) return `${plainDay(from)} – ${plainDay(to)}`;
  const month = first.month === last.month ? '' : ` ${first.month}`;
  return `${first.date}${month} – ${plainDay(to)}`;
}

export interface NamedPeriod extends ReportPeriod {
  readonly name: PeriodName;
}

/** The period that an address names; the last 30 days if it names none. */
export function periodAt(params: URLSearchParams, today: string): NamedPeriod {
  const given = params.get('period');
  const name = isPeriod(given) ? given : '30';
  if (name !== 'days') return { name, ...daysOf(name, today) };
  return { name, from: params.get('from') ?? '', to: params.get('to') ?? '' };
}

const day = 24 * 60 * 60_000;

/** A date of so many months before, or the last of its month. */
function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const then = Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, last));
  return new Date(then).toISOString().slice(0, 10);
}

/** What a period is compared with: a whole month with the one before, else the same days of the month or year before, else as many days before it. */
export function periodBefore({ name, from, to }: NamedPeriod): ReportPeriod {
  if (name === 'last') return monthBefore(from);
  if (name === 'month' || name === 'year') {
    const months = name === 'month' ? 1 : 12;
    return { from: monthsBefore(from, months), to: monthsBefore(to, months) };
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) };
}

/** The same weekdays a year before. */
export const inYearBefore = ({ from, to }: ReportPeriod): ReportPeriod => ({
  from: dayAfter(from, -364),
  to: dayAfter(to, -364),
});
