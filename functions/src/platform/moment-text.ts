import {
  clockText,
  institute,
  localTime,
  plainDay,
  textsIn,
  type Language,
} from '@institute/schema';

const format = new Intl.DateTimeFormat(institute.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: institute.timeZone,
});

/** A moment as local day and time, such as `31 Jan 2026, 6:30 pm`; from a timestamp. */
export function momentText(moment: string, language: Language = 'en'): string {
  if (language === 'en') return format.format(Date.parse(moment));
  // What ICU knows of Tamil has am and pm in English.
  const [day = '', time = ''] = localTime(new Date(moment)).toISOString().split('T');
  const { dates } = textsIn[language];
  return `${plainDay(day, dates)}, ${clockText(time.slice(0, 5), dates)}`;
}
