import { paths } from '@institute/web/entry-server';
import type { Request, Response } from 'express';
import { sendFailure } from '../send-failure.ts';
import { book, sendBooked, sendBookingForm, sendNewEvent } from './book.ts';
import { changeBooking, sendBooking } from './booking.ts';
import { wayOn } from './way-on.ts';

/** The form of a demo class, by its id, the page after booking, and that of a booking. */
export const demoPattern =
  /^\/demo\/(?:booked|booking(?:\/[A-Za-z0-9_-]{1,128})?|[A-Za-z0-9_-]{1,64}-\d{4}-\d\d-\d\d)$/;

/** Where a form posts that says itself which class is booked. */
export const bookingPattern = /^\/demo$/;

function answer(request: Request, response: Response): Promise<void> {
  const [, , first = '', id = ''] = request.path.split('/');
  const isPosted = request.method === 'POST';
  if (first === 'booked')
    return isPosted ? sendNewEvent(request, response) : sendBooked(request, response);
  if (first === 'booking')
    return isPosted ? changeBooking(request, response) : sendBooking(request, response, id);
  return isPosted ? book(request, response) : sendBookingForm(response, first);
}

const failure = {
  what: 'A page of a demo class',
  path: paths.demo,
  again: 'startAgain',
} as const;

/** Answers the pages and forms below `/demo/`, failures too, with pages. */
export async function sendDemoPage(request: Request, response: Response): Promise<void> {
  try {
    await answer(request, response);
  } catch (error) {
    await sendFailure(response, error, { ...failure, way: await wayOn() });
  }
}
