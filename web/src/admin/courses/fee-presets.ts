import { feeTotal, type Course } from '@institute/schema';

type Fees = Pick<Course, 'price' | 'fees'>;
type Instalments = Course['fees']['instalments'];

const names = [
  { label: 'First instalment', due: 'On joining' },
  { label: 'Second instalment', due: 'Before the second month' },
  { label: 'Third instalment', due: 'Before the third month' },
] as const;

/** The total in three parts, round but for the first; none where there are instalments. */
export function threeInstalments(there: readonly unknown[], { price, fees }: Fees): Instalments {
  if (there.length > 0) return [];
  const total = feeTotal(Number(price) || 0, fees);
  const step = total < 1000 ? 1 : 100;
  const part = Math.floor(total / (3 * step)) * step;
  // No currency has more than three decimals.
  const amounts = [Number((total - 2 * part).toFixed(3)), part, part];
  return names.map((name, index) => ({ ...name, amount: amounts[index] ?? 0 }));
}

/** Steps to begin with; none where there are some. */
export const usualRefunds = (there: readonly unknown[]): Course['fees']['refunds'] =>
  there.length > 0
    ? []
    : [
        { until: 'Before the first class', percent: 100 },
        { until: 'In the first two weeks', percent: 50 },
        { until: 'Later', percent: 0 },
      ];
