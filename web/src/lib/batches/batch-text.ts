import { batchModes, clockText, type BatchDay, type BatchSummary } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { contactPath } from '../enquiries/contact-course.ts';

/** `monday` as `Mon`. */
const shortName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1, 3);

/** The weekdays with their times: `Mon, Wed 6:30 pm – 8:30 pm; Sat 10:00 am – 1:00 pm`. */
export function timesText(days: readonly BatchDay[]): string {
  const byTime = new Map<string, string[]>();
  for (const { day, from, to } of days) {
    const time = `${clockText(from)} – ${clockText(to)}`;
    byTime.set(time, [...(byTime.get(time) ?? []), shortName(day)]);
  }
  return [...byTime].map(([time, names]) => `${names.join(', ')} ${time}`).join('; ');
}

/** Mode, branch, language and trainer, as far as they are known. */
export const placeText = ({ mode, branch, language, trainer }: BatchSummary): string =>
  [
    mode === 'online' || !branch ? batchModes[mode] : `${batchModes[mode]}, ${branch}`,
    language,
    trainer && `with ${trainer}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Most seats left that are told. */
const fewSeats = 5;

/** "3 seats left" where few are; empty where there are more, or none. */
export const seatsText = (left: number): string =>
  left === 0 || left > fewSeats ? '' : `${left} ${left === 1 ? 'seat' : 'seats'} left`;

/** The contact page, about a batch of a course. */
export const askPath = (course: { title: string; slug: string }, id: string): string =>
  `${contactPath(course)}&batch=${id}`;

/** The batch as a calendar file. */
export const calendarPath = (id: string): string => `${paths.batches}/${id}.ics`;
