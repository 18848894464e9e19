import { messages } from '@institute/schema';

/** What Firebase Authentication answers to a pair that is wrong, in any of its ways. */
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
    'Could not reach the sign-in service. Check the internet connection and try again.',
  'auth/too-many-requests':
    'Too many attempts for this account. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account is switched off. Ask the person who manages the accounts.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether a sign-in failed with this error because the account and the password do not fit. */
export const isWrongPair = (error: unknown): boolean => wrongPair.has(codeOf(error));

/** What to tell a person whose sign-in failed with this error. */
export function loginFailure(error: unknown): string {
  if (isWrongPair(error)) return messages.login.failure;
  return others[codeOf(error)] ?? 'Signing in did not work just now. Try again in a moment.';
}

/** What would tell whether there is an account. */
const tellsOfAccount = new Set(['auth/invalid-email', 'auth/user-not-found', 'auth/user-disabled']);

/** What to tell a person for whom no mail could be sent; nothing where that tells of an account. */
export function resetFailure(error: unknown): string | undefined {
  if (tellsOfAccount.has(codeOf(error))) return undefined;
  return codeOf(error) === 'auth/network-request-failed'
    ? others['auth/network-request-failed']
    : 'The mail could not be sent just now. Try again in a moment.';
}
