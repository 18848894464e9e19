/** What a mail about a booking tells: its title, and a sentence. */
export const news = {
  booked: ['Your demo class is booked', 'You have a place in this demo class.'],
  waiting: [
    'You are on the waiting list for a demo class',
    'This demo class is full, so you are on the waiting list. We will email you if a place becomes free.',
  ],
  offered: [
    'A place is now free in the demo class',
    'A place in this demo class is now free. Open the link below to take it.',
  ],
  again: [
    'You have booked this demo class',
    'You have already booked this demo class. The link below opens your booking.',
  ],
  moved: ['Your demo class has been moved', 'Your booking has been moved to this demo class.'],
  cancelled: [
    'Your booking has been cancelled',
    'Your booking for this demo class has been cancelled.',
  ],
  left: [
    'You have left the waiting list',
    'You are no longer on the waiting list for this demo class.',
  ],
  classCancelled: [
    'Your demo class has been cancelled',
    'We are sorry, but this demo class will not take place. Please choose another one on our site.',
  ],
  day: ['Your demo class is tomorrow', 'This is a reminder of your demo class tomorrow.'],
  hours: ['Your demo class is in two hours', 'This is a reminder of your demo class in two hours.'],
} as const;
export const linkComes =
  'The link to the class comes with the reminder, and is on your booking page from a day before the class.';
export const confirmFirst = `Open the link below once to confirm your address. ${linkComes}`;

export const why = 'You get this email because a demo class was booked with your address.';
export const hello = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);
export const whenLabel = 'When';
export const where = 'Where';
export const taughtBy = 'Course taught by';
export const openMap = 'Open in Maps';
export const heldUntil = 'Held for you until';
export const joinHere = 'Join here';
export const bringLabel = 'Bring';
export const bringToRoom = 'A notebook and your questions. There is nothing else to prepare.';
export const bringOnline = 'Your questions. There is nothing else to prepare.';
export const cost = 'Cost';
export const nothing = 'Nothing';
export const questions = 'Questions';
export const untilHourBefore = 'See, move or cancel your booking up to an hour before the class.';
export const leaveList =
  'You can leave the waiting list at any time until an hour before the class.';
export const open = 'Open your booking';
export const openPlace = 'Open your page';

/** The name of a class of a course; any course for an empty title. */
export const classOf = (course: string): string => `Demo class${course && `: ${course}`}`;
/** From when to when, on a day. */
export const times = (day: string, range: string, zone: string): string =>
  `${day}, ${range} (${zone})`;
export const moment = (text: string, zone: string): string => `${text} (${zone})`;
export const calendar = 'Demo classes';
