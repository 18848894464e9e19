import {
  dayText,
  textsIn,
  type Language,
  type StoredDemoSlot,
  momentText,
  rangeText,
} from '@institute/schema';
import { bookingIn } from '../texts/booking-in.ts';

export function whenText({ day, from, to }: StoredDemoSlot, language: Language = 'en'): string {
  const { dates, timeName } = textsIn[language];
  return bookingIn[language].times(dayText(day, dates), rangeText(from, to, dates), timeName);
}

/** Until when a place is kept for somebody. */
export const untilText = (moment: string, language: Language = 'en'): string =>
  bookingIn[language].moment(
    momentText(moment, textsIn[language].dates),
    textsIn[language].timeName,
  );
