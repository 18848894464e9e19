import { expect, test } from 'vitest';
import { classDays } from './class-days.ts';

const at = { from: '18:30', to: '20:30' };

const batch = {
  ...{ firstDay: '2026-12-08', lastDay: '2026-12-21' },
  days: [
    { day: 'monday' as const, ...at },
    { day: 'thursday' as const, ...at },
  ],
};

// batches-10
test('the class days of a batch are those of its weekdays, the first and the last day included', () => {
  expect(classDays(batch, 20)).toEqual(['2026-12-10', '2026-12-14', '2026-12-17', '2026-12-21']);
  expect(classDays(batch, 2)).toEqual(['2026-12-10', '2026-12-14']);
});
