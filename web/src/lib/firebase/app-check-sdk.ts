import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';
import { emulators, env } from '../../config/env.ts';
import { firebaseApp } from './app.ts';

/** How long the emulators' token lasts, in milliseconds: any time will do, it is always the same. */
const debugTokenLasts = 60 * 60 * 1000;

/** The emulators cannot ask reCAPTCHA: there the token is one that the page came with. */
const provider = emulators
  ? new CustomProvider({
      getToken: () =>
        Promise.resolve({
          token: emulators?.appCheck ?? '',
          expireTimeMillis: Date.now() + debugTokenLasts,
        }),
    })
  : new ReCaptchaEnterpriseProvider(env.VITE_APP_CHECK_SITE_KEY);

const appCheck = initializeAppCheck(firebaseApp, { provider });

/** Rejects where the visitor's browser cannot be told from a program. */
export const appCheckToken = async (): Promise<string> => (await getToken(appCheck)).token;

/** How long another app keeps the token, in milliseconds: it asks for it at once, and then ends. */
const sharedTokenLasts = 60_000;

/** Gives another app, which this page makes beside the first, the tokens of the first. */
export function shareAppCheck(app: FirebaseApp): void {
  const getSharedToken = async () => ({
    token: await appCheckToken(),
    expireTimeMillis: Date.now() + sharedTokenLasts,
  });
  initializeAppCheck(app, { provider: new CustomProvider({ getToken: getSharedToken }) });
}
