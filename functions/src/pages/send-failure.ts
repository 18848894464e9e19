import type { Response } from 'express';
import { toApiError } from '../platform/errors.ts';
import { reportError } from '../platform/report-error.ts';
import { ofPerson, sendPlainPage } from './send-plain-page.ts';

interface Page {
  /** What it is, for the error report. */
  readonly what: string;
  readonly path: string;
  /** What to do where a form lacks something. */
  readonly again: string;
  readonly way: { readonly to: string; readonly name: string };
}

/** Says that a form or page failed. The path, which can have a secret, is in no report. */
export async function sendFailure(
  response: Response,
  error: unknown,
  { what, path, again, way }: Page,
): Promise<void> {
  const refused = toApiError(error);
  if (!refused) reportError(`${what} failed`, error);
  const { message = 'Please try again in a minute, or call us.' } = refused ?? {};
  const text = refused?.code === 'invalid' ? `Something is missing. ${again}` : message;
  await sendPlainPage(
    response,
    'message',
    { title: 'Sorry, that did not work', text, way },
    {
      path,
      status: refused?.status ?? 500,
      headers: { ...ofPerson, ...refused?.details.headers },
    },
  );
}
