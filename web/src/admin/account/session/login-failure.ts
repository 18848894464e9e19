import { messages } from '@institute/schema';

/** Firebase Authentication's error codes for wrong credentials. */
const wrongPair = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/invalid-login-credentials',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/missing-password',
]);

const others: Readonly<Record<string, string>> = {
  'auth/network-request-failed':
    'Could not reach the sign-in service. Check your internet connection and try again.',
  'auth/too-many-requests':
    'Too many attempts for this account. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account is disabled. Ask the person who manages the accounts.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether a sign-in failed because of wrong credentials. */
export const isWrongPair = (error: unknown): boolean => wrongPair.has(codeOf(error));

/** The message for a failed sign-in. */
export function loginFailure(error: unknown): string {
  if (isWrongPair(error)) return messages.login.failure;
  return others[codeOf(error)] ?? 'We could not sign you in. Try again in a moment.';
}

/** Error codes that would reveal whether the account exists. */
const tellsOfAccount = new Set(['auth/invalid-email', 'auth/user-not-found', 'auth/user-disabled']);

/**
 * The message for a failed password mail; undefined if it would reveal whether the account exists.
 */
export function resetFailure(error: unknown): string | undefined {
  if (tellsOfAccount.has(codeOf(error))) return undefined;
  return codeOf(error) === 'auth/network-request-failed'
    ? others['auth/network-request-failed']
    : 'The email could not be sent. Try again in a moment.';
}
