import { deleteApp, initializeApp } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { shareAppCheck } from './app-check.ts';
import { firebaseApp } from './app.ts';
import { signIn, startAuth } from './auth.ts';

/**
 * An ID token of a sign-in of this very moment, which proves that the password is known; fails as
 * `signIn` does. The sign-in happens in an app of its own, so that the session is not touched.
 */
export async function passwordProof(email: string, password: string): Promise<string> {
  const app = initializeApp(firebaseApp.options, 'password-proof');
  try {
    await shareAppCheck(app);
    const user = await signIn(email, password, startAuth(app, inMemoryPersistence));
    return await user.getIdToken();
  } finally {
    await deleteApp(app);
  }
}
