import { expect, test } from 'vitest';
import { dates } from './dates.ts';

// institute-3
test('times are said with 12 hours, or with 24 where the locale has them', () => {
  const said = (hours: number) => [
    dates.clock('00:05', hours),
    dates.clock('18:30', hours),
    dates.range('09:30', '12:30', hours),
    dates.range('18:30', '20:30', hours),
  ];
  expect(said(12)).toEqual(['12:05 am', '6:30 pm', '9:30 am – 12:30 pm', '6:30 – 8:30 pm']);
  expect(said(24)).toEqual(['00:05', '18:30', '09:30 – 12:30', '18:30 – 20:30']);
});
