import type { Language } from '@institute/schema';
import type { ErrorRequestHandler, Request } from 'express';
import * as texts from '../../texts/en/errors.ts';
import { reportError } from '../report-error.ts';
import { ApiError, toApiError } from '../errors.ts';
import { dataHeaders } from './security-headers.ts';

const internal = new ApiError('internal', texts.internal);

/** The language of what a visitor sent; nothing says it of what could not be read. */
const languageOf = ({ headers, body }: Request): Language =>
  headers.authorization === undefined &&
  typeof body === 'object' &&
  body !== null &&
  'language' in body &&
  body.language === 'ta'
    ? 'ta'
    : 'en';

/** Turns every error into an answer; unexpected ones are logged, and reveal nothing. */
export const fail: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (response.headersSent) return void response.destroy();
  const known = toApiError(error);
  if (!known) {
    const { method, route } = request;
    reportError('Unexpected error', error, { method, route: route?.path });
  }
  const failure = known ?? internal;
  response
    .status(failure.status)
    .set({ ...dataHeaders, 'Cache-Control': 'no-store', ...failure.details.headers })
    .json(failure.bodyIn(languageOf(request)));
};
