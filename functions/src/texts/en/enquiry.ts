import { institute, tax } from '@institute/schema';

/** The mail to whoever has sent an enquiry. */
export const title = 'We have your enquiry';
export const thanks = 'Thank you for your interest.';
export const answer = institute.fixedTexts
  ? 'A counsellor will answer you within 24 hours, by phone or by email.'
  : 'We will answer you by phone or by email.';
export const askedAbout = (course: string): string => `You asked about: ${course}`;
export const askedBatch = 'You asked about this batch:';
export const waitingBatch = 'This batch is full, so you are on its waiting list:';
export const from = (day: string, times: string): string => `From ${day}: ${times}`;
export const trainer = 'Trainer';
export const fee = 'Fee';
export const withTax = (total: string): string => `${total} in total, ${tax} included`;
export const seats = 'Seats';
export const seatsLeft = (count: number): string =>
  `${count} ${count === 1 ? 'seat' : 'seats'} left`;
export const sooner = 'Sooner';
export const demoClasses = 'See the free demo classes';
export const course = 'See the course';
/** Why a message of the staff came, too. */
export const why = 'You get this email because you sent us an enquiry.';
/** Of an address that a stranger may have typed. */
export const whySent = 'You get this email because an enquiry was sent to us with your address.';
