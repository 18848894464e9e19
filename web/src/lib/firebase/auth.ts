import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut as endSession,
  type Auth,
  type User,
} from 'firebase/auth';
import { emulators } from '../../config/env.ts';
import { timed } from '../timed.ts';
import { firebaseApp } from './app.ts';

let instance: Auth | undefined;

/** Firebase Authentication, for the dashboard alone; a reload keeps who is signed in. */
export function auth(): Auth {
  if (instance) return instance;
  instance = initializeAuth(firebaseApp, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulators) {
    connectAuthEmulator(instance, `http://${emulators.auth}`, { disableWarnings: true });
  }
  return instance;
}

/** Rejects with a `FirebaseError` whose `code` says why, or with another error after 10 s. */
export async function signIn(email: string, password: string): Promise<User> {
  const { user } = await timed('sign-in', () =>
    signInWithEmailAndPassword(auth(), email, password),
  );
  return user;
}

export const signOut = (): Promise<void> => endSession(auth());

/** The ID token of who is signed in; null when nobody is. */
export const idToken = async (): Promise<string | null> =>
  (await auth().currentUser?.getIdToken()) ?? null;

/** Whether the account carries the claim of an admin (acceptance D15). */
export async function isAdmin(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult();
  return claims['admin'] === true;
}
