import { batchModes, type BatchSummary } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { contactPath } from '../enquiries/contact-course.ts';

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
