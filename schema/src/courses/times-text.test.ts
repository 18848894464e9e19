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
  ).toBe('Mon, Wed 6:30 pm – 8:30 pm; Sat 9:05 am – 12:00 pm; Sun 12:15 am – 1:00 am');
});
