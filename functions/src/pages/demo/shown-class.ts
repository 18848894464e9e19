import type { Language, StoredDemoSlot } from '@institute/schema';
import { readOffer } from '../../content/summaries/offer.ts';
import { titlesOf } from '../../content/translations/titles-of.ts';
import { bookingIn } from '../../texts/booking-in.ts';

/** Most trainers of a course that are named. */
const mostTrainers = 3;

/** A class as its pages show it. */
export async function shownClass(slot: StoredDemoSlot, language: Language) {
  const { day, from, to, mode, course } = slot;
  const [titles, { trainers }] = await Promise.all([titlesOf(slot), readOffer()]);
  const its = trainers.filter(({ courses }) => course !== '' && courses.includes(course));
  return {
    day,
    from,
    to,
    what: bookingIn[language].classOf(titles[language]),
    mode,
    branch: mode === 'online' ? '' : slot.branch,
    trainers: its.slice(0, mostTrainers).map(({ name }) => name),
  };
}
