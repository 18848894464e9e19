import { expect, test } from 'vitest';
import { missingDays } from './working-days.ts';

// batches-2
test('the rest of Monday to Friday is at the hours of the first class', () => {
  const there = [{ day: 'tuesday', from: '07:00', to: '09:00' }] as const;
  const days = missingDays(there);
  expect(days.map(({ day }) => day)).toEqual(['monday', 'wednesday', 'thursday', 'friday']);
  expect(days[0]).toMatchObject({ from: '07:00', to: '09:00' });
  expect(missingDays([...there, ...days])).toEqual([]);
});
