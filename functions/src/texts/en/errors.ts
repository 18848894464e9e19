import { mostMoves, mostUnconfirmed } from '@institute/schema';

/** Why what a visitor sent was refused. */
export const invalid = 'Some fields are not valid';
export const idTaken = 'This id is taken';
export const internal = 'Something went wrong on our side; please try again later';
export const unverifiedApp =
  'We could not verify that this request comes from our site. Reload the page and try again, or call us.';
export const tooManyEnquiries = 'Too many enquiries from this connection; try again later';
export const tooManyAttempts = 'Too many attempts from this connection; try again later';
export const otherSite =
  'This form was sent from another site. Please open it on our site, and send it from there.';
export const noSuchForm = 'This form does not exist.';
export const linkBroken = 'This link does not work. Please open the link in your booking email.';

export const classFull = 'This demo class is full. You can join its waiting list.';
export const classClosed = 'This demo class can no longer be booked. Please choose another one.';
export const bookingEnded =
  'Your booking was cancelled or moved. To book this class again, send the form once more.';
export const classOver = 'This demo class can no longer be booked.';
export const tooManyFromNetwork = `This class was booked ${mostUnconfirmed} times from your internet connection in the last minutes. Open the link in the email about one of these bookings, then try again.`;
export const othersBook = 'Others are booking at the same time; try again';
export const cannotCancel = 'This booking can no longer be cancelled here.';
export const cannotMove = 'This booking can no longer be moved here.';
export const movedTooOften = `You have moved this booking ${mostMoves} times. To move it again, please call us.`;
export const chooseClass = 'Choose a class';
export const otherClosed = 'That class can no longer be booked. Choose another one.';
export const otherFull = 'That class is full. Choose another one.';
export const otherBooked = 'You have already booked that class. Choose another one.';
export const notHeld = 'We are no longer holding this place for you.';

export const takenDown = 'This has since been taken down.';
export const changedSince = 'This has changed since you opened it. Please look at it again.';
export const whatToChange = 'Please tell us what to change.';
export const tryInMoment = 'Please try again in a moment.';
