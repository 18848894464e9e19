import { demoBooking, pathIn } from '@institute/schema';
import { formPaths, paths } from '@institute/web/entry-server';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { bookDemo, EndedError, FullError } from '../../demo/bookings/book.ts';
import { findOffer, findSlot, isFull } from '../../demo/slots.ts';
import { clientAddress } from '../../platform/caller/client-address.ts';
import { countAttempt } from '../../platform/caller/count-attempt.ts';
import { ApiError, toApiError } from '../../platform/errors.ts';
import { readForm } from '../../platform/http/read-form.ts';
import { redirectWithResult, resultIn } from '../../platform/http/result-cookie.ts';
import { validate } from '../../platform/validate.ts';
import { classOver } from '../../texts/en/errors.ts';
import { errorIn } from '../../texts/error-in.ts';
import { pagesIn } from '../../texts/pages-in.ts';
import { ofPerson, sendPlainPage } from '../send-plain-page.ts';
import { languageOf } from '../site-in.ts';
import { keepTyped } from './keep-typed.ts';
import { sendEvent } from './send-event.ts';
import { shownClass } from './shown-class.ts';
import { wayOn } from './way-on.ts';

type Values = Readonly<Record<string, string>>;

const valuesOf = (body: object): Values =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

interface Form {
  readonly values: Values;
  readonly full: boolean;
  /** Why the booking was refused. */
  readonly refused?: ApiError;
}

async function sendForm(response: Response, id: string, form: Form): Promise<void> {
  const { values, full, refused } = form;
  const slot = await findSlot(id);
  const language = languageOf(response);
  const errors = refused?.fieldsIn(language);
  await sendPlainPage(
    response,
    'bookingForm',
    {
      shown: await shownClass(slot, language),
      slot: slot._id,
      values,
      errors,
      notice: errors
        ? pagesIn[language].lookAtFields
        : refused && errorIn(language, refused.message),
      withWays: refused?.code === 'too-many',
      full,
    },
    {
      path: paths.demoSlot(slot._id),
      status: refused?.status,
      headers: { ...ofPerson, ...refused?.details.headers },
      script: keepTyped,
    },
  );
}

/** Sends the form of a class. */
export async function sendBookingForm(response: Response, id: string): Promise<void> {
  const { slot, isOpen } = await findOffer(id);
  if (!isOpen) throw new ApiError('not-found', classOver);
  await sendForm(response, id, { values: { id: crypto.randomUUID() }, full: isFull(slot) });
}

/** What the page after booking shows: nothing but what the form had (demo-12). */
const result = z.object({
  ...z.pick(demoBooking, { id: true, slot: true, email: true }).shape,
  outcome: z.enum(['booked', 'waiting']),
});

/** Books, or answers with the form again: with what is wrong, or with the waiting list. */
export async function book(request: Request, response: Response): Promise<void> {
  await readForm(request, response);
  const given = valuesOf(request.body as object);
  const language = languageOf(response);
  const booked = pathIn(language, formPaths.booked);
  // Without JavaScript the form of the contact page, which caches keep, has no id of its own.
  const values = { ...given, id: given['id'] || crypto.randomUUID() };
  try {
    const form = validate(demoBooking, values);
    const outcome = await bookDemo(form, { address: () => clientAddress(request), language });
    if (outcome === 'robot') return response.redirect(303, booked);
    const { id, slot, email } = form;
    redirectWithResult(
      response,
      booked,
      JSON.stringify({ outcome, id, slot, email } satisfies z.infer<typeof result>),
    );
  } catch (error) {
    const refused = toApiError(error);
    const { fields } = refused?.details ?? {};
    if (!refused || refused.code === 'not-found' || fields?.['slot'] || fields?.['id']) throw error;
    const full = refused instanceof FullError || given['wait'] === 'yes';
    const again = refused instanceof EndedError && { id: crypto.randomUUID() };
    await sendForm(response, given['slot'] ?? '', {
      values: { ...values, ...again },
      full,
      refused,
    });
  }
}

function parseResult(text: string): z.infer<typeof result> | undefined {
  try {
    return result.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Sends the page after booking; without the cookie it knows nothing of the booking. */
export async function sendBooked(request: Request, response: Response): Promise<void> {
  const language = languageOf(response);
  const known = parseResult(resultIn(request));
  if (known) {
    const shown = await shownClass(await findSlot(known.slot), language);
    return sendPlainPage(response, 'booked', { ...known, shown }, { path: paths.demo });
  }
  const { thankYou: title, received: text } = pagesIn[language];
  const { to, name } = await wayOn();
  const way = { to, name: pagesIn[language][name] };
  await sendPlainPage(response, 'message', { title, text, way }, { path: paths.demo });
}

const eventForm = z.pick(demoBooking, { id: true, slot: true });

/** The event of a class, as it is in the mail about the booking; whether there is one is not looked at (demo-12). */
export async function sendNewEvent(request: Request, response: Response): Promise<void> {
  await readForm(request, response);
  await countAttempt(clientAddress(request));
  const { id, slot: slotId } = validate(eventForm, request.body);
  const slot = await findSlot(slotId);
  const updatedAt = new Date().toISOString();
  await sendEvent(
    response,
    { _id: id, sequence: 0, state: 'booked', updatedAt },
    { slot, link: '' },
  );
}
