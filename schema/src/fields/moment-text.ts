import { dates } from '../texts/en/dates.ts';
import { clockText, plainDay } from './day-text.ts';
import { localTime } from './local-time.ts';

/**
 * A moment as local day and time, such as `31 Jan 2026, 6:30 pm`. ICU's own text differs by locale,
 * and in Tamil has am and pm in English.
 */
export function momentText(moment: number | string, texts = dates): string {
  const [day = '', time = ''] = localTime(new Date(moment)).toISOString().split('T');
  return `${plainDay(day, texts)}, ${clockText(time.slice(0, 5), texts)}`;
}
