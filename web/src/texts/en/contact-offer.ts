import { tax } from '@institute/schema';

/** What the contact page begins with where its address says what it is about. */
export const yourCourse = 'Your course';
export const notOpen = 'This batch is no longer open. The next one';
export const waitingList = 'Waiting list for this batch';
export const aboutBatch = 'Your question is about this batch';
export const courseAndBatch = 'Your course and its next batch';
export const askedAbout = 'What you ask about';
export const begins = (day: string) => `Begins ${day}`;
export const noDateYet = 'The next date is not announced yet';
export const days = 'Days';
export const where = 'Where';
export const trainer = 'Trainer';
export const duration = 'Duration';
export const fee = 'Fee';
export const inAll = 'in total';
export const inAllWithGst = `in total, ${tax} included`;
export const seats = 'Seats';
export const full = 'Full';
export const youWait = 'You join the waiting list.';
export const oneAfter = (isFull: boolean) => `The one after${isFull ? ', also full' : ''}`;
export const freeClasses = 'Free demo classes';
export const costsNothing = 'It costs nothing.';
export const forCourse = (course: string) => `For ${course}. It costs nothing.`;
export const allClasses = (count: number) => `All ${count} demo classes`;
export const book = 'Book';
export const bookingKeptTitle = 'Your booking is saved on this device';
export const bookingKeptText =
  'You are offline. We will book the class when you are connected again, or when you next open this site. Until then you have no place.';
