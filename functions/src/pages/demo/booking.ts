import {
  clockText,
  dayText,
  demoKey,
  mostMoves,
  pathIn,
  textsIn,
  type DemoKey,
  type Language,
  type StoredDemoSlot,
} from '@institute/schema';
import { formPaths, paths } from '@institute/web/entry-server';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { sayIn } from '../../content/translations/say.ts';
import { bookingAddress } from '../../demo/bookings/booking-key.ts';
import {
  canChange,
  cancelBooking,
  findBooking,
  moveBooking,
  openBooking,
  takePlace,
} from '../../demo/bookings/change-booking.ts';
import { readOfferedSlots } from '../../demo/read-demo.ts';
import { placeOf } from '../../content/place-of.ts';
import { untilText } from '../../demo/slot-text.ts';
import { findOffer, isComing } from '../../demo/slots.ts';
import { mostInDay } from '../../mails/outbox/mail-quota.ts';
import { clientAddress } from '../../platform/caller/client-address.ts';
import { countAttempt } from '../../platform/caller/count-attempt.ts';
import { ApiError, toApiError } from '../../platform/errors.ts';
import { readForm } from '../../platform/http/read-form.ts';
import { redirectWithResult, resultIn, setResult } from '../../platform/http/result-cookie.ts';
import { validate } from '../../platform/validate.ts';
import { chooseClass, noSuchForm } from '../../texts/en/errors.ts';
import { errorIn } from '../../texts/error-in.ts';
import { pagesIn } from '../../texts/pages-in.ts';
import { sendPlainPage } from '../send-plain-page.ts';
import { languageOf } from '../site-in.ts';
import { sendEvent } from './send-event.ts';
import { shownClass } from './shown-class.ts';

/** Hands the secret behind the #, which the browser keeps to itself, to the form, and sends that. */
const openingScript = `const key = location.hash.slice(1).split('.');
if (key.length === 2) {
  document.querySelector('[name=id]').value = key[0];
  document.querySelector('[name=secret]').value = key[1];
  document.querySelector('main form').submit();
}`;

/** The classes with a free place that a booking can be moved to: what each is, by id. */
async function classesBeside(
  slot: StoredDemoSlot,
  language: Language,
  now: Date,
): Promise<Record<string, string>> {
  const { dates } = textsIn[language];
  const offered = await readOfferedSlots(now, undefined, sayIn(language));
  const others = offered.filter(({ id, left }) => id !== slot._id && left > 0);
  return Object.fromEntries(
    others.map((other) => {
      const title = other.course?.title ?? pagesIn[language].anyCourse;
      const when = [dayText(other.day, dates), clockText(other.from, dates)];
      return [other.id, [...when, title, placeOf(other, language)].join(', ')];
    }),
  );
}

async function sendFound(response: Response, opens: DemoKey, refused?: ApiError): Promise<void> {
  const now = new Date();
  const language = languageOf(response);
  const { booking, slot, link } = await findBooking(opens);
  const { state, moves, mailed, offeredUntil, left } = booking;
  const isOpen = canChange(booking, now);
  const error = refused?.fieldsIn(language)?.['to'];
  const canMove = isOpen && state === 'booked' && moves < mostMoves;
  await sendPlainPage(
    response,
    'booking',
    {
      opens,
      state,
      hasLeft: left,
      shown: await shownClass(slot, language),
      isComing: isComing(slot, now),
      isMoved: moves > 0,
      notice: error
        ? pagesIn[language].lookAtFields
        : refused && errorIn(language, refused.message),
      error,
      address: bookingAddress(opens, language),
      heldUntil: state === 'offered' ? untilText(offeredUntil, language) : undefined,
      link: state === 'booked' && slot.link ? link || 'later' : undefined,
      canChange: isOpen,
      again: state === 'cancelled' && (await findOffer(slot._id)).isOpen ? slot._id : undefined,
      others: canMove ? await classesBeside(slot, language, now) : {},
      notMailed: mailed ? undefined : mostInDay,
    },
    { path: paths.demo, status: refused?.status },
  );
}

/** Sends a booking that was just opened; without the cookie of that, the page that opens one (demo-6). */
export async function sendBooking(request: Request, response: Response, id: string): Promise<void> {
  const key = demoKey.safeParse({ id, secret: resultIn(request) });
  if (!key.success) {
    return sendPlainPage(response, 'opening', {}, { path: paths.demo, script: openingScript });
  }
  // Counted apart, so that a change and the page after it are not two of the same.
  await countAttempt(clientAddress(request), 'booking-page');
  await sendFound(response, key.data);
}

type Act = (key: DemoKey, body: unknown) => Promise<unknown>;

const moveForm = z.object({ to: z.string().check(z.minLength(1, chooseClass), z.maxLength(128)) });

const acts: ReadonlyMap<unknown, Act> = new Map<string, Act>([
  ['open', openBooking],
  ['cancel', cancelBooking],
  ['take', takePlace],
  ['move', (key, body) => moveBooking(key, validate(moveForm, body).to)],
]);

/** Does what a page of a booking asks for, and leads to that page. */
export async function changeBooking(request: Request, response: Response): Promise<void> {
  await readForm(request, response);
  const { act: name } = request.body as { act?: unknown };
  const act = acts.get(name);
  if (!act && name !== 'calendar') throw new ApiError('not-found', noSuchForm);
  await countAttempt(clientAddress(request));
  const key = validate(demoKey, request.body);
  const path = pathIn(languageOf(response), formPaths.bookingOf(key.id));
  if (!act) {
    const { booking, ...found } = await findBooking(key);
    return sendEvent(response, booking, found);
  }
  try {
    await act(key, request.body);
  } catch (error) {
    const refused = toApiError(error);
    if (refused?.code !== 'conflict' && !refused?.details.fields?.['to']) throw error;
    setResult(response, path, key.secret);
    return sendFound(response, key, refused);
  }
  redirectWithResult(response, path, key.secret);
}
