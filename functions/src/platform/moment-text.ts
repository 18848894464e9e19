import { clockText, localTime, plainDay, textsIn, type Language } from '@institute/schema';

/**
 * A moment as local day and time, such as `31 Jan 2026, 6:30 pm`, as pages have them; from a timestamp. What ICU says
 * differs by locale, and of Tamil it has am and pm in English.
 */
export function momentText(moment: string, language: Language = 'en'): string {
  const { dates } = textsIn[language];
  const [day = '', time = ''] = localTime(new Date(moment)).toISOString().split('T');
  return `${plainDay(day, dates)}, ${clockText(time.slice(0, 5), dates)}`;
}
