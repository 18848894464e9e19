import type { ErrorRequestHandler } from 'express';
import { reportError } from '../report-error.ts';
import { ApiError, toApiError } from '../errors.ts';
import { dataHeaders } from './security-headers.ts';

const internal = new ApiError(
  'internal',
  'Something went wrong on our side; please try again later',
);

/** Turns every error into an answer; unexpected ones are logged, and reveal nothing. */
export const fail: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (response.headersSent) return void response.destroy();
  const known = toApiError(error);
  if (!known) {
    const { method, route } = request;
    reportError('Unexpected error', error, { method, route: route?.path });
  }
  const { status, body, details } = known ?? internal;
  response
    .status(status)
    .set({ ...dataHeaders, 'Cache-Control': 'no-store', ...details.headers })
    .json(body);
};
