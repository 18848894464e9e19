import type { UserRecord } from 'firebase-admin/auth';

/** What is compared of an account. */
export interface Watched {
  readonly isAdmin: boolean;
  readonly email: string | null;
  readonly disabled: boolean;
  readonly needsSecondFactor: boolean;
  /** Ways to sign in. */
  readonly providers: readonly string[];
  /** Sign-ins of before count no more: a new password or email sets it, and ending the sessions does. */
  readonly validAfter: string;
  /** When this was so. */
  readonly at: string;
}

/** What is on record of an account. */
export interface Deed {
  readonly action: string;
  readonly at: string;
}

const asTime = (text: string | undefined): string => new Date(text ?? 0).toISOString();

export const watchedOf = (user: UserRecord, now: Date): Watched => ({
  isAdmin: user.customClaims?.['admin'] === true,
  email: user.email ?? null,
  disabled: user.disabled,
  needsSecondFactor: user.customClaims?.['secondFactor'] === 'required',
  providers: user.providerData.map(({ providerId }) => providerId).toSorted(),
  validAfter: asTime(user.tokensValidAfterTime),
  at: now.toISOString(),
});

/** How long after its audit event a change is done at the latest, in milliseconds. */
const duration = 5 * 60 * 1000;

/** What ends the sessions of an account. */
const endings = [
  ...['change-password', 'enrol', 'complete-enrolment'],
  ...['make-admin', 'remove-second-factor'],
];

/** Whether such an event was on record when the sessions ended: another password is not hidden by it. */
const explains = (deeds: readonly Deed[], validAfter: string): boolean =>
  deeds.some(({ action, at }) => {
    const later = Date.parse(validAfter) - Date.parse(at);
    // Sessions end at a whole second.
    return endings.includes(action) && later > -1000 && later < duration;
  });

function* between(was: Watched, is: Watched, deeds: readonly Deed[]): Generator<string> {
  const isOnRecord = (...actions: string[]) => deeds.some(({ action }) => actions.includes(action));
  if (was.email !== is.email) yield `its email address is ${is.email} now`;
  if (was.disabled !== is.disabled) yield is.disabled ? 'it was disabled' : 'it was enabled';
  if (was.needsSecondFactor && !is.needsSecondFactor) yield 'it needs no second factor any more';
  const enrolled = isOnRecord('enrol', 'complete-enrolment', 'make-admin');
  if (!was.needsSecondFactor && is.needsSecondFactor && !enrolled)
    yield 'it needs a second factor now';
  if (was.providers.join() !== is.providers.join())
    yield `its ways to sign in are ${is.providers.join(', ') || 'none'} now`;
  if (was.validAfter !== is.validAfter && !explains(deeds, is.validAfter))
    yield `its password was changed, or its sessions were ended, at ${is.validAfter}`;
}

/** How an account differs from before, as far as nothing on record explains it, in words. */
export function differencesOf(
  was: Watched | undefined,
  is: Watched | undefined,
  deeds: readonly Deed[],
): string[] {
  const isOnRecord = (wanted: string) => deeds.some(({ action }) => action === wanted);
  if (!was) return isOnRecord('make-admin') ? [] : ['it became an admin'];
  if (!is?.isAdmin && isOnRecord('remove-admin')) return [];
  if (!is) return ['it was deleted'];
  return [...between(was, is, deeds), ...(is.isAdmin ? [] : ['it is no admin any more'])];
}
