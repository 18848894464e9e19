import { ApiError } from '../../lib/api/api-error.ts';
import { unknown, unreached } from '../../lib/notifications/notify-failure.ts';
import { loginFailure } from './session/login-failure.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** The message for a failure of Firebase: of signing in, or of reading and storing. */
function firebaseReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('auth/')) return loginFailure(error);
  return code === 'unavailable' ? unreached : unknown;
}

/** The message for a failed call. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return firebaseReason(error);
  if (error.status === 0) return unreached;
  if (error.status === 429 && error.retryAfter !== undefined) {
    return `Too many attempts. Wait ${waitOf(error.retryAfter)}, then try again.`;
  }
  return error.message || unknown;
}
