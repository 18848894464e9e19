import { deleteApp, initializeApp } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { shareAppCheck } from './app-check.ts';
import { firebaseApp } from './app.ts';
import { signIn, startAuth } from './auth.ts';

/**
 * An ID token of a fresh sign-in, which proves that the password is known; fails like `signIn`. It
 * uses a separate app, so that the session is not affected.
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
