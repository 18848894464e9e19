import {
  consentForm,
  consentKey,
  hasTamil,
  type ConsentCard,
  type ConsentKey,
  type ConsentLanguage,
  type StoredConsent,
} from '@institute/schema';
import { formPaths, paths } from '@institute/web/entry-server';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { clientAddress } from '../platform/caller/client-address.ts';
import { countAttempt } from '../platform/caller/count-attempt.ts';
import { ApiError, toApiError } from '../platform/errors.ts';
import { readForm } from '../platform/http/read-form.ts';
import { validate } from '../platform/validate.ts';
import { noSuchForm } from '../texts/en/errors.ts';
import { errorIn } from '../texts/error-in.ts';
import { pagesIn } from '../texts/pages-in.ts';
import { answerConsent, answers, findConsent } from '../proof/consents/answer.ts';
import { hashOfCard, isRefused } from '../proof/consents/consent-record.ts';
import { sendFailure } from './send-failure.ts';
import { ofPerson, sendPlainPage } from './send-plain-page.ts';

/** The page of a consent, by its id and the secret of its link. */
export const consentPattern = /^\/consent\/[A-Za-z0-9_-]{1,128}\/[\w-]{22}$/;

/** The path for the menu, which marks none of its pages. */
const path = '/consent';

function stageOf(consent: StoredConsent, card: ConsentCard | undefined) {
  if (isRefused(consent)) return 'over';
  if (!card) return 'down';
  if (consent.state === 'agreed' && consent.agreedTo === hashOfCard(card)) return 'agreed';
  return consent.state === 'changeAsked' ? 'changeAsked' : 'ask';
}

interface Shown {
  readonly language: ConsentLanguage | undefined;
  /** Why an answer was refused, and what was typed in it. */
  readonly refused?: ApiError;
  readonly typed?: string;
}

async function sendConsent(
  response: Response,
  key: ConsentKey,
  { language, refused, typed }: Shown,
): Promise<void> {
  const { consent, card } = await findConsent(key);
  const shown = language ?? consent.language;
  const error = refused?.fieldsIn(shown)?.['text'];
  await sendPlainPage(
    response,
    'consent',
    {
      path: formPaths.consent(key.id, key.secret),
      language: shown,
      stage: stageOf(consent, card),
      card,
      shown: card ? hashOfCard(card) : '',
      hasAgreed: consent.agreedTo !== '',
      notice: error ? pagesIn[shown].lookAtFields : refused && errorIn(shown, refused.message),
      typed,
      error,
    },
    { path, status: refused?.status },
  );
}

/** Takes an answer, and leads back to the page, which then can be loaded again. */
async function takeAnswer(request: Request, response: Response, key: ConsentKey): Promise<void> {
  await readForm(request, response);
  await countAttempt(clientAddress(request));
  const { act, text } = request.body as { act?: unknown; text?: unknown };
  const answer = typeof act === 'string' && Object.hasOwn(answers, act) ? answers[act] : undefined;
  if (!answer) throw new ApiError('not-found', noSuchForm);
  const { language } = validate(z.pick(consentForm, { language: true }), request.body);
  try {
    await answerConsent(key, answer, validate(consentForm, request.body));
  } catch (error) {
    const refused = toApiError(error);
    if (refused?.code !== 'conflict' && !refused?.details.fields?.['text']) throw error;
    const typed = typeof text === 'string' ? text : '';
    return sendConsent(response, key, { language, refused, typed });
  }
  response.set(ofPerson).redirect(303, formPaths.consent(key.id, key.secret));
}

const failure = {
  what: 'The page of a consent',
  path,
  again: 'openLinkAgain',
  way: { to: paths.contact, name: 'contactUs' },
} as const;

/** Answers `/consent/{id}/{secret}`; opening it, as previews of links do, answers nothing. */
export async function sendConsentPage(request: Request, response: Response): Promise<void> {
  try {
    const [, , id, secret] = request.path.split('/');
    const key = validate(consentKey, { id, secret });
    if (request.method === 'POST') return await takeAnswer(request, response, key);
    // Counted apart, so that an answer and the page after it are not two of the same.
    await countAttempt(clientAddress(request), 'consent-page');
    const { language } = request.query;
    await sendConsent(response, key, {
      language: language === 'en' || (language === 'ta' && hasTamil) ? language : undefined,
    });
  } catch (error) {
    await sendFailure(response, error, failure);
  }
}
