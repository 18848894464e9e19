import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';
import { emulators, env } from '../../config/env.ts';
import { firebaseApp } from './app.ts';

/** Lifetime of the emulators' fixed token, in milliseconds; the value does not matter. */
const debugTokenLasts = 60 * 60 * 1000;

/** reCAPTCHA does not work with the emulators: there the page brings a fixed token. */
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

/** Rejects if the browser cannot be attested. */
export const appCheckToken = async (): Promise<string> => (await getToken(appCheck)).token;

/** Token lifetime in a second app, in milliseconds: short, because the app is used once. */
const sharedTokenLasts = 60_000;

/** Shares the tokens of the main app with a second one. */
export function shareAppCheck(app: FirebaseApp): void {
  const getSharedToken = async () => ({
    token: await appCheckToken(),
    expireTimeMillis: Date.now() + sharedTokenLasts,
  });
  initializeAppCheck(app, { provider: new CustomProvider({ getToken: getSharedToken }) });
}
