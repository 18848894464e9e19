import { batchModes, fewSeats, root, type BatchSummary } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { placesLeft, seatsLeft } from '../../texts/en/offer.ts';
import { contactPath } from '../enquiries/contact-course.ts';

/** Mode and, where there is one, the branch. */
export const placeText = ({ mode, branch }: Pick<BatchSummary, 'mode' | 'branch'>): string =>
  mode === 'online' || !branch ? batchModes[mode] : `${batchModes[mode]}, ${branch}`;

/** "3 seats left" where few are, or places; empty where there are more, or none. */
export const seatsText = (left: number, what: 'seat' | 'place' = 'seat'): string =>
  left === 0 || left > fewSeats ? '' : (what === 'seat' ? seatsLeft : placesLeft)(left);

/** The contact page, about a batch of a course. */
export const askPath = (course: { title: string; slug: string }, id: string): string =>
  `${contactPath(course)}&batch=${id}`;

/** The batch as a calendar file. */
export const calendarPath = (id: string): string => `${root}${paths.batches}/${id}.ics`;
