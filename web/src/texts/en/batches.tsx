import type { ReactNode } from 'react';

/** The page of all upcoming batches. */
export const title = 'Upcoming batches';
export const description =
  'When our courses start: dates, days, times, classroom or online, and seats left.';
/** `day` is near: `today`, or `on Saturday`. */
export const nextBegins = (day: string, branch: string): string =>
  `The next one begins ${day}${branch && `, in ${branch}`}. `;
export const lead = (begins: string, demo: (text: string) => ReactNode): ReactNode => (
  <>
    {`${begins}Not sure yet? Sit in on a `}
    {demo('free demo class')} first.
  </>
);

export const counted = (count: number): string => (count === 1 ? '1 batch' : `${count} batches`);
export const countedUntil = (count: number, day: string): string =>
  `${counted(count)} until ${day}`;
export const showAll = (count: number): string => `Show all ${count}`;
export const show = (count: number): string => `Show ${counted(count)}`;

export const noneYet = 'No batch is announced yet';
export const noneYetText = 'Ask us when your course starts next.';
export const ask = 'Ask us';
export const noneUntil = (day: string): string => `No batch like that until ${day}`;
export const askAbout = (name: string): string => `Ask about ${name}`;
export const runsNext = (name: string, place: string, times: string, day: string): string =>
  `${name} runs next ${place}, ${times}, from ${day}.`;
/** `after`: when the one after it begins; empty if there is none. */
export const isFull = (after: string): string =>
  `It is full${after && `; the one after begins on ${after}`}.`;

/** The filter. */
export const course = 'Course';
export const allCourses = 'All courses';
export const where = 'Where';
export const anywhere = 'Anywhere';
export const when = 'When';
export const anyTime = 'Any time';
