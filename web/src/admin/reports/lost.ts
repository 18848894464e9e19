import type { Report } from '@institute/schema';
import { labelled, noReason, outcomes, percent, sum, type Chart } from './chart.ts';
import { withLeads } from './conversions.ts';

const reasonName = (reason: string): string => reason || noReason;

/** Why leads of the period were closed, beside those of the period before. */
export function lost({ reasons }: Report, before: Report | undefined): Chart {
  const now = labelled(reasons, reasonName);
  const earlier = withLeads(before);
  const then = earlier && labelled(earlier.reasons, reasonName);
  const [labels, values] = [[...now.keys()], [...now.values()]];
  const shares = values.map((count) => percent(count, sum(values)));
  return {
    title: 'Why leads were lost',
    shape: 'bars',
    row: 'Reason',
    unit: outcomes.leads,
    labels,
    tells: 'reasons',
    series: [
      {
        name: outcomes.leads,
        values,
        tone: 'main',
        marks: values.map((count, index) => `${count} (${shares[index]})`),
      },
    ],
    isStacked: false,
    texts: [
      { name: 'Share', values: shares },
      ...(then
        ? [{ name: 'Before', values: labels.map((label) => String(then.get(label) ?? 0)) }]
        : []),
    ],
  };
}
