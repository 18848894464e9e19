import type { ReactNode } from 'react';

/** The pages of a booking, with what a person is told at its states. */
export const headings = {
  booked: 'You have a place',
  waiting: 'You are on the waiting list',
  offered: 'A place is now free for you',
  lapsed: 'We are no longer holding this place for you',
  cancelled: 'Your booking has been cancelled',
  came: 'Thank you for coming',
  missed: 'We missed you',
} as const;
export const hasLeft = 'You have left the waiting list';
export const moved = 'Your booking has been moved';
export const seeYou = (day: string, time: string): string => `See you on ${day}, ${time}`;
export const ifFree = 'If a place becomes free, we will email you and hold it for you.';
export const linkLater =
  'The link to the class is on this page from a day before the class. It also comes with the reminder.';
export const joinOnline = 'Join the class online';
export const chooseAnother = 'Choose another class';
export const bookAgain = 'Book this class again';
export const heldUntil = (moment: string): string => `We are holding it for you until ${moment}.`;
export const takePlace = 'Take this place';
/** `address`: what the link to the booking's page is made of. */
export const canChange = (page: (text: string) => ReactNode, after: string): ReactNode => (
  <>
    You can change this until an hour before the class, here or at {page('your booking page')}.{' '}
    {after}
  </>
);
export const linkMailed = 'We have emailed you the link.';
export const linkNotMailed = (most: number): string =>
  `We have not emailed it to you, because we send at most ${most} such emails a day to one address. Please keep it.`;
export const move = 'Move your booking';
export const toAnother = 'To another class';
export const chooseClass = 'Choose a class';
export const moveButton = 'Move';
export const cancel = 'Cancel your booking';
export const cancelPlace = 'Cancel your booking? We will give your place to someone else.';
export const cancelButton = 'Cancel booking';
export const leave = 'Leave the waiting list';
export const leaveWaiting =
  'Leave the waiting list? We will not email you if a place becomes free.';
export const leaveOffered = 'Leave the waiting list? We will give the place to someone else.';

/** The form. */
export const steps = ['1. Day', '2. Time', '3. You'] as const;
export const bookTitle = 'Book a free demo class';
export const waitTitle = 'Join the waiting list';
export const isFull =
  'This demo class is full. Join the waiting list and we will email you if a place becomes free.';
export const weEmail = 'We email you the calendar entry, and a link to move or cancel.';
export const weEmailWaiting = 'We email you a link to leave the list.';
export const book = 'Book';
export const orForm = (form: (text: string) => ReactNode): ReactNode => (
  <>You can also use {form('the contact form')}.</>
);
export const orCall = (phone: ReactNode, form: (text: string) => ReactNode): ReactNode => (
  <>
    You can also call {phone}, or use {form('the contact form')}.
  </>
);

/** After it was sent. */
export const isBooked = 'Your demo class is booked';
export const weWillEmail = (email: ReactNode): ReactNode => (
  <>
    We will email you at {email}. The link in that email shows your booking, and lets you move or
    cancel it until an hour before the class.
  </>
);
export const weWillEmailWaiting = (email: ReactNode): ReactNode => (
  <>We will email you at {email}. The link in that email lets you leave the waiting list.</>
);
export const bookedBefore =
  'If this class was booked with your phone number or email address before, that booking stays as it is, and the link goes to the email address that was entered then.';
export const noEmail = 'If no email arrives within a few minutes, look in your spam folder.';

/** Without what opens it. */
export const yourBooking = 'Your booking';
export const yourBookingText = 'See, move or cancel your booking for a demo class.';
export const openLink = 'To see, move or cancel your booking, open the link in your booking email.';
export const needsScripts =
  'This page needs JavaScript. To move or cancel your booking, reply to your booking email.';
export const allClasses = 'All free demo classes';

/** The class. */
export const yourClass = 'Your class';
export const theClass = 'The class';
export const what = 'What';
export const where = 'Where';
export const taughtBy = 'Course taught by';
export const bring = 'Bring';
export const bringNotebook = 'A notebook and your questions';
export const bringQuestions = 'Your questions';
export const nothingToPrepare = 'There is nothing else to prepare.';
export const cost = 'Cost';
export const nothing = 'Nothing';
export const questions = 'Questions';

/** What comes. */
export const before = 'Before';
export const reminder =
  'We email a reminder a day before, if there is still time, and another one two hours before. Bring a notebook and your questions.';
export const reminderOnline =
  'We email a reminder a day before, if there is still time, and another one two hours before. The link to the class comes with it, once you have opened the one in our first email.';
export const begins = (place: string): string => `The class begins: ${place}.`;
export const beginsOnline = 'The class begins online.';
export const ends = 'The class ends. Ask us about the course, or think it over.';
