import {
  contactCourses,
  courseLabel,
  courseOptions,
  institute,
  mostCounted,
  popupCourses,
} from '@institute/schema';
import { shortCount } from '../shell/known-counts.ts';

const courseNames: Readonly<Record<string, string>> = contactCourses;

/** A number of enquiries that match; the most that is counted stands for all above it. */
export const countText = (count: number): string =>
  count.toLocaleString(institute.locale) + (count >= mostCounted ? ' or more' : '');

/** How many wait for an answer, and how many of them for longer than promised; up to 99. */
export function waitingText(waiting: number, late: number): string {
  const wait =
    waiting === 0
      ? 'No one waits for an answer'
      : `${shortCount(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for an answer`;
  return late === 0 ? wait : `${wait}, ${shortCount(late)} ${late === 1 ? 'is' : 'are'} late`;
}

/** Where one stands among so many, by its index, such as "1 of 5"; no more than there are counted. */
export const positionText = (index: number, total: number): string =>
  `${index + 1} of ${total.toLocaleString(institute.locale)}${total >= mostCounted ? '+' : ''}`;

const fixedCourses = institute.fixedTexts
  ? [...new Set([...Object.values<string>(contactCourses), ...popupCourses])]
  : Object.keys(courseOptions);

/** The values that a course may be stored as: both forms store the same one in different words. */
export const storedCourses = (label: string): string[] => [
  label,
  ...Object.keys(courseNames).filter((value) => courseNames[value] === label),
];

/** The courses to filter by: those of the site, of its forms and of enquiries, each once, by name. */
export const courseChoices = (named: readonly string[]): string[] =>
  [...new Set([...named.map(courseLabel), ...fixedCourses])]
    .filter(Boolean)
    .toSorted((one, other) => one.localeCompare(other));
