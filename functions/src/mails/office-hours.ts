import type { ContactInfo, Language } from '@institute/schema';
import { mailIn } from '../texts/mail-in.ts';

/** When the office is open, in a line: Monday's hours are those of the working week. A day without a time is left out. */
export function hoursText(
  { monday, saturday, sunday }: ContactInfo['officeHours'],
  language: Language,
): string {
  const texts = mailIn[language];
  const days = [
    [texts.weekdays, monday],
    [texts.saturday, saturday],
    [texts.sunday, sunday],
  ] as const;
  return days
    .filter(([, open]) => /\d/.test(open))
    .map((day) => day.join(' '))
    .join(', ');
}
