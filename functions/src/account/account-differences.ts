import type { UserRecord } from 'firebase-admin/auth';
import { roleOf } from '@institute/schema';

/** The compared state of an account. */
export interface Watched {
  readonly isAdmin: boolean;
  /** Absent in what was read before there were roles: everybody was an owner. */
  readonly role?: string;
  readonly email: string | null;
  readonly disabled: boolean;
  readonly needsSecondFactor: boolean;
  readonly providers: readonly string[];
  /**
   * Earlier sign-ins are no longer valid: set by a new password or email, and by ending the
   * sessions.
   */
  readonly validAfter: string;
  /** When this state was read. */
  readonly at: string;
}

export interface AuditEvent {
  readonly action: string;
  readonly at: string;
}

const asTime = (text: string | undefined): string => new Date(text ?? 0).toISOString();

export const watchedOf = (user: UserRecord, now: Date): Watched => ({
  isAdmin: user.customClaims?.['admin'] === true,
  role: roleOf(user.customClaims ?? {}) ?? 'none',
  email: user.email ?? null,
  disabled: user.disabled,
  needsSecondFactor: user.customClaims?.['secondFactor'] === 'required',
  providers: user.providerData.map(({ providerId }) => providerId).toSorted(),
  validAfter: asTime(user.tokensValidAfterTime),
  at: now.toISOString(),
});

/** Maximum delay between an audit event and the change that it announces, in milliseconds. */
const duration = 5 * 60 * 1000;

/** Actions that end the sessions of an account. */
const endings = [
  ...['change-password', 'enrol', 'complete-enrolment', 'repair-claims'],
  ...['make-admin', 'remove-second-factor'],
  ...['accept-invitation', 'change-role', 'disable', 'sign-out'],
];

/**
 * Whether an audit event explains that the sessions ended then, so that it cannot hide another
 * password change.
 */
const explains = (events: readonly AuditEvent[], validAfter: string): boolean =>
  events.some(({ action, at }) => {
    const later = Date.parse(validAfter) - Date.parse(at);
    // Firebase rounds down to whole seconds.
    return endings.includes(action) && later > -1000 && later < duration;
  });

function* between(was: Watched, is: Watched, events: readonly AuditEvent[]): Generator<string> {
  const hasEvent = (...actions: string[]) => events.some(({ action }) => actions.includes(action));
  if (was.email !== is.email) yield `its email address is now ${is.email}`;
  const [before, now] = [was.role ?? 'owner', is.role ?? 'owner'];
  if (before !== now && !hasEvent('make-admin', 'change-role', 'repair-claims'))
    yield `its role is now ${now}, not ${before}`;
  if (was.disabled !== is.disabled && !hasEvent(is.disabled ? 'disable' : 'enable'))
    yield is.disabled ? 'it was disabled' : 'it was enabled';
  if (was.needsSecondFactor && !is.needsSecondFactor)
    yield 'it no longer needs two-step verification';
  const enrolled = hasEvent('enrol', 'complete-enrolment', 'repair-claims', 'make-admin');
  if (!was.needsSecondFactor && is.needsSecondFactor && !enrolled)
    yield 'it now needs two-step verification';
  if (was.providers.join() !== is.providers.join())
    yield `its sign-in providers are now ${is.providers.join(', ') || 'none'}`;
  if (was.validAfter !== is.validAfter && !explains(events, is.validAfter))
    yield `its password was changed, or its sessions were ended, at ${is.validAfter}`;
}

/** How an account differs from before, in words; leaves out what an audit event explains. */
export function differencesOf(
  was: Watched | undefined,
  is: Watched | undefined,
  events: readonly AuditEvent[],
): string[] {
  const hasEvent = (wanted: string) => events.some(({ action }) => action === wanted);
  if (!was)
    return hasEvent('make-admin') || hasEvent('accept-invitation') ? [] : ['it became an admin'];
  if (!is?.isAdmin && hasEvent('remove-admin')) return [];
  if (!is) return ['it was deleted'];
  return [...between(was, is, events), ...(is.isAdmin ? [] : ['it is no longer an admin'])];
}
