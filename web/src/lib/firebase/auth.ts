import { roleOf, type Role } from '@institute/schema';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut as endSession,
  type Auth,
  type Persistence,
  type User,
} from 'firebase/auth';
import type { FirebaseApp } from 'firebase/app';
import { emulators } from '../../config/env.ts';
import { timed } from '../page/timed.ts';
import { firebaseApp } from './app.ts';

/** Firebase Authentication of an app, connected to the emulator if there is one. */
export function startAuth(app: FirebaseApp, persistence: Persistence | Persistence[]): Auth {
  const started = initializeAuth(app, { persistence });
  if (emulators)
    connectAuthEmulator(started, `http://${emulators.auth}`, { disableWarnings: true });
  return started;
}

let instance: Auth | undefined;

/** Firebase Authentication, for the dashboard only; the session survives reloads. */
export const auth = (): Auth =>
  (instance ??= startAuth(firebaseApp, [indexedDBLocalPersistence, browserLocalPersistence]));

/**
 * Rejects with a `FirebaseError` with a `code`, or with another error after the timeout of 10 s.
 */
export async function signIn(email: string, password: string, by = auth()): Promise<User> {
  const { user } = await timed('sign-in', () => signInWithEmailAndPassword(by, email, password));
  return user;
}

/** Signs in with a custom token of the API; fails like `signIn`. */
export async function signInWithToken(token: string): Promise<void> {
  await timed('sign-in', () => signInWithCustomToken(auth(), token));
}

/** Makes Firebase mail a link for a new password; fails like `signIn`. */
export const sendPasswordReset = (email: string): Promise<void> =>
  timed('password reset', () => sendPasswordResetEmail(auth(), email));

export const signOut = (): Promise<void> => endSession(auth());

/** The ID token of the signed-in user; null if nobody is signed in. */
export const idToken = async (): Promise<string | null> =>
  (await auth().currentUser?.getIdToken()) ?? null;

/**
 * Refreshes the session after the API rejected it: an expired session ends here too, and one that
 * needs a second step gets a token with that claim.
 */
export async function checkSession(): Promise<void> {
  try {
    await auth().currentUser?.reload();
    await auth().currentUser?.getIdToken(true);
  } catch (error) {
    console.warn('The session could not be checked, or has expired', error);
  }
}

/**
 * Calls back with the user now and whenever the token changes. Returns a function that stops it.
 */
export const watchUser = (next: (user: User | null) => void): (() => void) =>
  onIdTokenChanged(auth(), next);

/** The access of an account to the dashboard; `second-step` is followed by the role. */
export type DashboardAccess = Role | 'second-step' | 'not-admin';

/** The access given by the claims of the session, as in the rules and the API (account-2). */
export async function dashboardAccessOf(user: User): Promise<DashboardAccess> {
  const { claims } = await user.getIdTokenResult();
  const role = roleOf(claims);
  if (claims['admin'] !== true || role === undefined) return 'not-admin';
  const isWhole = claims['secondFactor'] !== 'required' || claims['secondFactorVerified'] === true;
  return isWhole ? role : 'second-step';
}
