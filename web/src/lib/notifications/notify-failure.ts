import { messages } from '@institute/schema';
import { ApiError } from '../api/api-error.ts';
import { notify, withdraw } from './notifications-store.ts';

/**
 * Tells why a call failed: in the words of the API, or else by a message of the catalogue. Returns a
 * function that removes the message, for the next try.
 */
export function notifyFailure(error: unknown, otherwise: string): () => void {
  const message = (error instanceof ApiError && error.message) || otherwise;
  notify('error', messages.failureTitle, message);
  return () => withdraw(messages.failureTitle, message);
}
