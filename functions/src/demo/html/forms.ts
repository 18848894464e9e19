import { demoBooking, demoKey, type DemoKey } from '@institute/schema';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { readCoursesOf } from '../../content/read.ts';
import { countAttempt } from '../../platform/caller/count-attempt.ts';
import { clientAddress } from '../../platform/caller/client-address.ts';
import { ApiError, toApiError } from '../../platform/errors.ts';
import { readForm } from '../../platform/http/read-form.ts';
import { reportError } from '../../platform/report-error.ts';
import { validate } from '../../platform/validate.ts';
import { bookDemo, FullError, titleOf } from '../bookings/book.ts';
import { bookingCalendar } from '../bookings/booking-calendar.ts';
import { bookedHtml, waysToReachUs } from './booked-html.ts';
import { bookingFormHtml, type Values } from './booking-form-html.ts';
import { bookingHtml, openingHtml } from './booking-html.ts';
import {
  cancelBooking,
  findBooking,
  moveBooking,
  openBooking,
  takePlace,
} from '../bookings/change-booking.ts';
import { demoHeaders, messageHtml } from './demo-html.ts';
import { readPlannedSlots } from '../read-demo.ts';
import { classText } from '../slot-text.ts';
import { findOffer, findSlot, isFull } from '../slots.ts';

const send = (response: Response, html: string, status = 200): unknown =>
  response.status(status).type('html').set(demoHeaders).send(html);

const valuesOf = (body: object): Values =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

async function sendBooking(response: Response, key: DemoKey, refused?: ApiError): Promise<void> {
  const now = new Date();
  const found = await findBooking(key);
  const slots = found.booking.state === 'booked' ? await readPlannedSlots(now) : [];
  const free = slots.filter((slot) => slot._id !== found.slot._id && !isFull(slot));
  const courses = await readCoursesOf(free);
  const others = free.map((slot) => ({
    slot,
    title: courses.find(({ _id }) => _id === slot.course)?.title ?? '',
  }));
  const notice = refused && { notice: refused.message };
  send(response, bookingHtml(found, key, { others, now, ...notice }), refused?.status);
}

/** Books, or answers with the form again: with what is wrong, or with the waiting list. */
async function book(request: Request, response: Response): Promise<void> {
  const values = valuesOf(request.body as object);
  try {
    const form = validate(demoBooking, values);
    const outcome = await bookDemo(form, { address: () => clientAddress(request) });
    if (outcome === 'robot')
      return void send(response, messageHtml('Thank you', 'We have received your request.'));
    const slot = await findSlot(form.slot);
    const about = { slot, title: await titleOf(slot), ways: await waysToReachUs() };
    send(response, bookedHtml(outcome, form, about));
  } catch (error) {
    const refused = toApiError(error);
    const { fields } = refused?.details ?? {};
    if (!refused || refused.code === 'not-found' || fields?.['slot'] || fields?.['id']) throw error;
    const slot = await findSlot(values['slot'] ?? '');
    const full = refused instanceof FullError || values['wait'] === 'yes';
    const notice = fields ? 'Please look at the fields marked below.' : refused.message;
    const ways = refused.code === 'too-many' ? await waysToReachUs() : '';
    const form = { slot, title: await titleOf(slot), values, errors: fields, notice, ways, full };
    response.set(refused.details.headers ?? {});
    send(response, bookingFormHtml(form), refused.status);
  }
}

type Act = (key: DemoKey, body: unknown) => Promise<unknown>;

const moveForm = z.object({ to: z.string().check(z.maxLength(128)) });

const acts: Readonly<Record<string, Act>> = {
  open: openBooking,
  cancel: cancelBooking,
  take: takePlace,
  move: (key, body) => moveBooking(key, validate(moveForm, body).to),
};

/** Does what a page of a booking asks for, and answers with the page. */
async function change(act: Act, request: Request, response: Response): Promise<void> {
  await countAttempt(clientAddress(request));
  const key = validate(demoKey, request.body);
  try {
    await act(key, request.body);
  } catch (error) {
    const refused = toApiError(error);
    if (refused?.code !== 'conflict') throw error;
    return sendBooking(response, key, refused);
  }
  await sendBooking(response, key);
}

const sendEvent = (response: Response, calendar: string): unknown =>
  response
    .set({ ...demoHeaders, 'Content-Disposition': 'attachment; filename="demo-class.ics"' })
    .type('text/calendar')
    .send(calendar);

async function sendCalendar(request: Request, response: Response): Promise<void> {
  await countAttempt(clientAddress(request));
  const { booking, slot, title, link } = await findBooking(validate(demoKey, request.body));
  sendEvent(response, bookingCalendar(booking, slot, { title: classText(title), link }));
}

const eventForm = z.pick(demoBooking, { id: true, slot: true });

/** The event of a class, as it is in the mail about the booking; whether there is one is not looked at (demo-12). */
async function sendNewEvent(request: Request, response: Response): Promise<void> {
  await countAttempt(clientAddress(request));
  const { id, slot: slotId } = validate(eventForm, request.body);
  const slot = await findSlot(slotId);
  const booking = {
    _id: id,
    sequence: 0,
    state: 'booked',
    updatedAt: new Date().toISOString(),
  } as const;
  const title = classText(await titleOf(slot));
  sendEvent(response, bookingCalendar(booking, slot, { title, link: '' }));
}

function sendFailure(error: unknown, response: Response): void {
  const refused = toApiError(error);
  if (!refused) reportError('A form of a demo class failed', error);
  const text =
    refused?.code === 'invalid' ? 'Something is missing. Please start again.' : refused?.message;
  response.set(refused?.details.headers ?? {});
  const page = messageHtml(
    'Sorry, that did not work',
    text ?? 'Please try again in a minute, or call us.',
  );
  send(response, page, refused?.status ?? 500);
}

/** Answers the plain forms of demo classes, posted to `/api/demo/form/{act}`, with pages. */
export async function demoForm(request: Request, response: Response): Promise<void> {
  const name = String(request.params['act']);
  try {
    await readForm(request, response);
    const act = acts[name];
    if (name === 'book') await book(request, response);
    else if (name === 'calendar') await sendCalendar(request, response);
    else if (name === 'event') await sendNewEvent(request, response);
    else if (act && Object.hasOwn(acts, name)) await change(act, request, response);
    else throw new ApiError('not-found', 'This form does not exist.');
  } catch (error) {
    sendFailure(error, response);
  }
}

/** Sends the page at a path below `/demo/`: that of a booking, or the form of a class. */
export async function sendDemoPage(path: string, response: Response): Promise<void> {
  const [, , id = ''] = path.split('/');
  if (id === 'booking') return void send(response, openingHtml());
  try {
    const { slot, isOpen } = await findOffer(id);
    if (!isOpen) throw new ApiError('not-found', 'This demo class can no longer be booked.');
    const values = { id: crypto.randomUUID() };
    const form = { slot, title: await titleOf(slot), values, full: isFull(slot) };
    send(response, bookingFormHtml(form));
  } catch (error) {
    sendFailure(error, response);
  }
}
