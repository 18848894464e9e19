import { ApiError } from '../../lib/api/api-error.ts';
import { loginFailure } from './session/login-failure.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** The message for a failed call. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return loginFailure(error);
  if (error.status === 0) {
    return 'Could not reach the site. Check your internet connection and try again.';
  }
  if (error.status === 429 && error.retryAfter !== undefined) {
    return `Too many attempts. Wait ${waitOf(error.retryAfter)}, then try again.`;
  }
  return error.message || 'Something went wrong. Try again in a moment.';
}
