import type { Response } from 'express';
import { toApiError } from '../platform/errors.ts';
import { reportError } from '../platform/report-error.ts';
import { errorIn } from '../texts/error-in.ts';
import { pagesIn } from '../texts/pages-in.ts';
import { ofPerson, sendPlainPage } from './send-plain-page.ts';
import { languageOf } from './site-in.ts';

interface Page {
  /** What it is, for the error report. */
  readonly what: string;
  readonly path: string;
  /** What to do where a form lacks something. */
  readonly again: 'openLinkAgain' | 'startAgain';
  readonly way: { readonly to: string; readonly name: 'allClasses' | 'contactUs' };
}

/** Says that a form or page failed. The path, which can have a secret, is in no report. */
export async function sendFailure(
  response: Response,
  error: unknown,
  { what, path, again, way }: Page,
): Promise<void> {
  const refused = toApiError(error);
  if (!refused) reportError(`${what} failed`, error);
  const language = languageOf(response);
  const texts = pagesIn[language];
  const message = refused ? errorIn(language, refused.message) : texts.tryLater;
  const text = refused?.code === 'invalid' ? texts.isMissing(texts[again]) : message;
  await sendPlainPage(
    response,
    'message',
    { title: texts.sorry, text, way: { ...way, name: texts[way.name] } },
    {
      path,
      status: refused?.status ?? 500,
      headers: { ...ofPerson, ...refused?.details.headers },
    },
  );
}
