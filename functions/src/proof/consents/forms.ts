import { consentForm, consentKey, type ConsentKey, type ConsentLanguage } from '@institute/schema';
import type { Request, Response } from 'express';
import { countAttempt } from '../../platform/caller/count-attempt.ts';
import { clientAddress } from '../../platform/caller/client-address.ts';
import { ApiError, toApiError } from '../../platform/errors.ts';
import { plainHeaders, plainHtml } from '../../platform/http/plain-page.ts';
import { readForm } from '../../platform/http/read-form.ts';
import { reportError } from '../../platform/report-error.ts';
import { validate } from '../../platform/validate.ts';
import { answerConsent, answers, findConsent } from './answer.ts';
import { consentHtml } from './consent-html.ts';

/** Pictures of people may be on other sites. */
const headers = plainHeaders({ images: ["'self'", 'https:'] });

const send = (response: Response, html: string, status = 200): unknown =>
  response.status(status).type('html').set(headers).send(html);

async function sendConsent(
  response: Response,
  key: ConsentKey,
  chosen: ConsentLanguage | undefined,
  refused?: ApiError,
): Promise<void> {
  const found = await findConsent(key);
  const language = chosen ?? found.consent.language;
  const notice = refused && { notice: refused.message };
  send(response, consentHtml(found, { key, language, ...notice }), refused?.status);
}

/** Without the path, which has the secret, in any log. */
function sendFailure(error: unknown, response: Response): void {
  const refused = toApiError(error);
  if (!refused) reportError('The page of a consent failed', error);
  response.set(refused?.details.headers ?? {});
  const text =
    refused?.code === 'invalid'
      ? 'Something is missing. Please open the link again.'
      : refused?.message;
  send(
    response,
    plainHtml(
      'Sorry, that did not work',
      `<p>${text ?? 'Please try again in a minute, or call us.'}</p>`,
    ),
    refused?.status ?? 500,
  );
}

/** Answers what the page of a consent posts to `/api/consent/form/{act}` with the page. */
export async function answerForm(request: Request, response: Response): Promise<void> {
  try {
    const name = String(request.params['act']);
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (!answer) throw new ApiError('not-found', 'This form does not exist.');
    await readForm(request, response);
    await countAttempt(clientAddress(request));
    const key = validate(consentKey, request.body);
    const form = validate(consentForm, request.body);
    try {
      await answerConsent(key, answer, form);
    } catch (error) {
      const refused = toApiError(error);
      if (refused?.code !== 'conflict') throw error;
      return await sendConsent(response, key, form.language, refused);
    }
    await sendConsent(response, key, form.language);
  } catch (error) {
    sendFailure(error, response);
  }
}

/** Sends the page at `/consent/{id}/{secret}`; opening it, as previews of links do, answers nothing. */
export async function sendConsentPage(request: Request, response: Response): Promise<void> {
  try {
    await countAttempt(clientAddress(request));
    const [, , id, secret] = request.path.split('/');
    const { language } = request.query;
    const chosen = language === 'en' || language === 'ta' ? language : undefined;
    await sendConsent(response, validate(consentKey, { id, secret }), chosen);
  } catch (error) {
    sendFailure(error, response);
  }
}
