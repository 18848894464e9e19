import { institute } from '@institute/schema';

/** The contact page. */
export const title = 'Contact';
export const descriptionOf = (city: string, invitesToDemos: boolean) =>
  `Ask about a course, a batch or a fee, ${invitesToDemos ? 'book a free demo class, ' : ''}or come and see us in ${city}. Our phone numbers, email addresses, office hours and directions.`;
export const heading = 'Get In Touch';
export const call = (number: string) => `Call ${number}`;
export const findUs = 'Find us';
/** Around the links to the batches and the demo classes. */
export const askAbout = 'Ask about a course, a ';
export const batch = 'batch';
export const orFee = ' or a fee';
export const orBook = ', or book a ';
export const demoClass = 'free demo class';
export const toBook = '';
export const within = institute.fixedTexts ? '. We answer within a day.' : '.';
export const lasting = (count: number, unit: 'minute' | 'hour' | 'day') =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;
export const answerTime = (lastingText: string, answers: number) =>
  `Median time to our first answer in the last 90 days: ${lastingText} (${answers} enquiries).`;

export const findUsHere = 'Find Us Here';
export const doorstep = institute.fixedTexts
  ? 'The kolam marks our doorstep. Open the map for directions.'
  : 'Open the map for directions.';
export const openMap = 'Open in Maps';
export const inNewTab = ' (in a new tab)';
export const branchInNewTab = (branch: string) => `, ${branch} (in a new tab)`;
export const branches = 'Our branches';
export const details = 'Contact details';
export const visitUs = 'Visit us';
export const callUs = 'Call us';
export const writeToUs = 'Write to us';
export const officeHours = 'Office hours';
export const detailsFailed =
  'We cannot show our address and phone numbers at the moment. The form still works.';

/** `monday` as `Mon`. */
export const dayName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1, 3);
