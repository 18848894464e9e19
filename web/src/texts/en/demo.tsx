import type { ReactNode } from 'react';

/** The page of the demo classes. */
export const title = 'Free demo classes';
export const description =
  'Sit in on a class before you decide: dates, times, classroom or online. Free, and booked in a minute.';
export const lead = 'Sit in on a class before you decide. It costs nothing.';
/** `when`: day, time and place. */
export const nextIs = (when: string): string => `The next one is on ${when}.`;

export const chooseDay = '1. Choose a day';
export const daysWithClass = 'Days with a demo class';
export const filledDays = (time: string): string => `Filled days have a class. Times are ${time}.`;
export const chooseTime = '2. Choose a time';
export const course = 'Course';
export const allCourses = 'All courses';
export const where = 'Where';
export const anywhere = 'Anywhere';
export const counted = (count: number): string => (count === 1 ? '1 class' : `${count} classes`);
export const countedFor = (count: number, link: ReactNode): ReactNode => (
  <>
    {`${counted(count)} for `}
    {link} or for any course
  </>
);
export const showAll = (count: number): string => `Show all ${count}`;
export const thisWeek = 'This week';
export const full = 'Full';
export const book = 'Book';
export const joinWaitingList = 'Join waiting list';

export const noneLikeThat = 'No demo class like that yet';
export const askForAnother = (next: string): string => `${next} Ask us for another one.`;
export const noneYet = 'No demo class is announced yet';
export const noneYetText = 'Ask us when the next one is.';
export const ask = 'Ask us';

/** Where no page invites to demo classes. */
export const titleWithout = 'Demo classes';
export const noneHere = 'There are no demo classes at the moment';
export const askAboutCourse = 'Ask us about a course, or come and see us.';

/** The bar at the foot of the page: for screen readers, after "Book". */
export const bookNext = 'Book';
export const theNextClass = ' the next class';
export const nextAt = (day: string, time: string, place: string): readonly [string, string] => [
  `${day}, ${time}`,
  `Next, ${place}`,
];
