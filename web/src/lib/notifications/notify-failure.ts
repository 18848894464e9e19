import { messages } from '@institute/schema';
import { ApiError } from '../api/api-error.ts';
import { notify, withdraw } from './notifications-store.ts';

export const unreached = 'Could not reach the site. Check your internet connection and try again.';

export const unknown = 'Something went wrong. Try again in a moment.';

/** Why a call failed, beside words that are fixed; undefined where the site said it. */
const whyOf = ({ status, message }: ApiError): string | undefined =>
  status === 0 ? unreached : message ? undefined : unknown;

/**
 * Tells why a call failed: in the words of the API, or else by a message of the catalogue. Returns a
 * function that removes the message, for the next try.
 */
export function notifyFailure(error: unknown, otherwise: string): () => void {
  const message = (error instanceof ApiError && error.message) || otherwise;
  const more = error instanceof ApiError ? whyOf(error) : undefined;
  notify('error', messages.failureTitle, message, more);
  return () => withdraw(messages.failureTitle, message);
}
