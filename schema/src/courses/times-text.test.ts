import { expect, test } from 'vitest';
import type { BatchDay } from './batch.ts';
import { timesText } from './times-text.ts';

// batches-4
test('days with the same times are named together', () => {
  const at = (day: BatchDay['day'], from: string, to: string): BatchDay => ({ day, from, to });
  expect(
    timesText([
      at('monday', '18:30', '20:30'),
      at('wednesday', '18:30', '20:30'),
      at('saturday', '09:05', '12:00'),
      at('sunday', '00:15', '01:00'),
    ]),
  ).toBe(
    'Mon, Wed evenings, 6:30 – 8:30 pm; Sat mornings, 9:05 am – 12:00 pm; Sun mornings, 12:15 – 1:00 am',
  );
});

// batches-4
test('days in a row are named by the first and the last', () => {
  const at = (day: BatchDay['day']): BatchDay => ({ day, from: '13:00', to: '15:30' });
  expect(timesText((['friday', 'wednesday', 'thursday'] as const).map(at))).toBe(
    'Wed to Fri afternoons, 1:00 – 3:30 pm',
  );
  expect(timesText((['saturday', 'sunday'] as const).map(at))).toBe(
    'Sat, Sun afternoons, 1:00 – 3:30 pm',
  );
});
