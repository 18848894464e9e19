import { dayAfter, type ReportPeriod } from '@institute/schema';
import { tabPath } from '../shell/tabs.ts';
import { others, type Figures } from './figures.ts';

/** A number of a chart. */
export interface Place {
  readonly series: string;
  /** Of its row. */
  readonly index: number;
}

/** The address of the leads that a number counts; undefined where the list of enquiries has no such filter. */
export function leadsAt(
  { filter, labels }: Pick<Figures, 'filter' | 'labels'>,
  { series, index }: Place,
  { from, to }: ReportPeriod,
): string | undefined {
  const start = labels[index];
  if (!filter || !start || [others, 'None', 'joined'].includes(series)) return undefined;
  const end = dayAfter(start, 6);
  const query = new URLSearchParams({
    assigned: 'everybody',
    [filter]: series,
    from: start < from ? from : start,
    to: end > to ? to : end,
  });
  return `${tabPath('enquiries')}?${query}`;
}
