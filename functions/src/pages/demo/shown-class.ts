import type { Language, StoredDemoSlot } from '@institute/schema';
import { saidIn } from '../../content/translations/said-of.ts';
import { bookingIn } from '../../texts/booking-in.ts';

/** A class as its pages show it. */
export async function shownClass(slot: StoredDemoSlot, language: Language) {
  const { day, from, to, mode } = slot;
  const { title, branch, trainers } = await saidIn(language, slot);
  return {
    day,
    from,
    to,
    what: bookingIn[language].classOf(title),
    mode,
    branch: mode === 'online' ? '' : branch,
    trainers,
  };
}
