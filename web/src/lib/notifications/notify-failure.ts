import { messages } from '@institute/schema';
import { ApiError } from '../api/api-error.ts';
import { notify } from './notifications-store.ts';

/** Tells why a call failed: in the words of the API, or else by a message of the catalogue. */
export function notifyFailure(error: unknown, otherwise: string): void {
  const message = error instanceof ApiError ? error.message : '';
  notify('error', messages.failureTitle, message || otherwise);
}
