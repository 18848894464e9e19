import { dayAfter, reportPeriod, type ReportPeriod } from '@institute/schema';
import { useSearchParams } from 'react-router-dom';
import { useIndianDay } from '../../lib/dates/use-indian-day.ts';

/** The periods to choose from, by their value in the address. */
export const periods = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  year: 'This year',
  days: 'Custom period',
} as const;

export type PeriodName = keyof typeof periods;

const isPeriod = (name: string | null): name is PeriodName => name !== null && name in periods;

/** The days of a named period, both inclusive. */
const daysOf = (name: Exclude<PeriodName, 'days'>, today: string): ReportPeriod => ({
  from: name === 'year' ? `${today.slice(0, 4)}-01-01` : dayAfter(today, 1 - Number(name)),
  to: today,
});

/** The period that an address names; the last 30 days if it names none. */
function periodAt(params: URLSearchParams, today: string) {
  const given = params.get('period');
  const name = isPeriod(given) ? given : '30';
  if (name !== 'days') return { name, ...daysOf(name, today) };
  return { name, from: params.get('from') ?? '', to: params.get('to') ?? '' };
}

/** The period in the address: it can be shared and gone back to. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = periodAt(params, useIndianDay());
  const checked = reportPeriod.safeParse(period);
  return {
    ...period,
    problem: checked.success ? undefined : checked.error.issues[0]?.message,
    choose: (name: PeriodName) =>
      setParams(
        name === 'days' ? { period: name, from: period.from, to: period.to } : { period: name },
      ),
    setDays: (days: Partial<ReportPeriod>) =>
      setParams({ period: 'days', from: period.from, to: period.to, ...days }, { replace: true }),
  };
}
