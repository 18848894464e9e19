import {
  clockText,
  dayText,
  textsIn,
  type Language,
  type StoredDemoSlot,
  momentText,
} from '@institute/schema';
import { bookingIn } from '../texts/booking-in.ts';

export function whenText({ day, from, to }: StoredDemoSlot, language: Language = 'en'): string {
  const { dates, timeName } = textsIn[language];
  const [begins, ends] = [from, to].map((time) => clockText(time, dates));
  return bookingIn[language].times(dayText(day, dates), begins!, ends!, timeName);
}

/** Until when a place is kept for somebody. */
export const untilText = (moment: string, language: Language = 'en'): string =>
  bookingIn[language].moment(
    momentText(moment, textsIn[language].dates),
    textsIn[language].timeName,
  );
