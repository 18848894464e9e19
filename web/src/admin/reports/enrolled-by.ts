import type { Report } from '@institute/schema';
import { outcomes, percent, type Chart } from './chart.ts';

/** How many leads of each counsellor enrolled, beside how many are wanted of whom (reports-6). */
export function enrolledBy({ counsellors }: Report): Chart {
  const rows = counsellors.filter(({ enrolled, target }) => enrolled > 0 || target !== undefined);
  const isAimed = rows.some(({ target }) => target !== undefined);
  return {
    title: isAimed ? 'Enrolled by counsellor, against the target' : 'Enrolled by counsellor',
    shape: 'bars',
    row: 'Counsellor',
    unit: outcomes.leads,
    labels: rows.map(({ name }) => name),
    assigned: rows.map(({ uid }) => (uid === '' ? 'nobody' : uid)),
    series: [
      {
        name: outcomes.enrolled,
        values: rows.map(({ enrolled }) => enrolled),
        tone: 'main',
        marks: rows.map(({ enrolled, target }) =>
          target === undefined ? String(enrolled) : `${enrolled} of ${target}`,
        ),
      },
      ...(isAimed
        ? [
            {
              name: 'Target',
              values: rows.map(({ target = 0 }) => target),
              tone: 'before' as const,
              marks: rows.map(({ target }) => (target === undefined ? '' : String(target))),
            },
          ]
        : []),
    ],
    isStacked: false,
    texts: isAimed
      ? [
          {
            name: 'Share of the target',
            values: rows.map(({ enrolled, target = 0 }) => percent(enrolled, target)),
          },
        ]
      : [],
  };
}
