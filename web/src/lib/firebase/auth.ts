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

/** Firebase Authentication for an app, in the emulator if the page comes from there. */
export function startAuth(app: FirebaseApp, persistence: Persistence | Persistence[]): Auth {
  const started = initializeAuth(app, { persistence });
  if (emulators)
    connectAuthEmulator(started, `http://${emulators.auth}`, { disableWarnings: true });
  return started;
}

let instance: Auth | undefined;

/** Firebase Authentication, for the dashboard alone; a reload keeps who is signed in. */
export const auth = (): Auth =>
  (instance ??= startAuth(firebaseApp, [indexedDBLocalPersistence, browserLocalPersistence]));

/** Rejects with a `FirebaseError` whose `code` says why, or with another error after 10 s. */
export async function signIn(email: string, password: string, by = auth()): Promise<User> {
  const { user } = await timed('sign-in', () => signInWithEmailAndPassword(by, email, password));
  return user;
}

/** Signs in with a token of the API, which says what the session may; fails as `signIn` does. */
export async function signInWithToken(token: string): Promise<void> {
  await timed('sign-in', () => signInWithCustomToken(auth(), token));
}

/** Has Firebase mail a link for a new password; fails as `signIn` does. */
export const sendPasswordReset = (email: string): Promise<void> =>
  timed('password reset', () => sendPasswordResetEmail(auth(), email));

export const signOut = (): Promise<void> => endSession(auth());

/** The ID token of who is signed in; null when nobody is. */
export const idToken = async (): Promise<string | null> =>
  (await auth().currentUser?.getIdToken()) ?? null;

/**
 * Asks Firebase about the session, because the API refused it: one that was ended ends here too, and
 * one that now needs a second step gets a token that says so.
 */
export async function checkSession(): Promise<void> {
  try {
    await auth().currentUser?.reload();
    await auth().currentUser?.getIdToken(true);
  } catch (error) {
    console.warn('The session could not be checked, or has ended', error);
  }
}

/** Tells who is signed in, and again whenever the token changes. Returns what ends that. */
export const watchUser = (next: (user: User | null) => void): (() => void) =>
  onIdTokenChanged(auth(), next);

/** What the dashboard is to an account; after `second-step` comes `admin`. */
export type Standing = 'admin' | 'second-step' | 'not-admin';

/** What the claims of the session say, as the rules and the API read them (account-2). */
export async function standingOf(user: User): Promise<Standing> {
  const { claims } = await user.getIdTokenResult();
  if (claims['admin'] !== true) return 'not-admin';
  const isWhole = claims['secondFactor'] !== 'required' || claims['secondFactorVerified'] === true;
  return isWhole ? 'admin' : 'second-step';
}
