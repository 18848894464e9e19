import type { Language, StoredDemoSlot } from '@institute/schema';
import { readOffer } from '../../content/summaries/offer.ts';
import { saidIn } from '../../content/translations/said-of.ts';
import { bookingIn } from '../../texts/booking-in.ts';

/** Most trainers of a course that are named. */
const mostTrainers = 3;

/** A class as its pages show it. */
export async function shownClass(slot: StoredDemoSlot, language: Language) {
  const { day, from, to, mode, course } = slot;
  const [said, { trainers }] = await Promise.all([saidIn(language, slot), readOffer()]);
  const its = trainers.filter(({ courses }) => course !== '' && courses.includes(course));
  return {
    day,
    from,
    to,
    what: bookingIn[language].classOf(said.title),
    mode,
    branch: mode === 'online' ? '' : said.branch,
    trainers: its.slice(0, mostTrainers).map(({ name }) => name),
  };
}
