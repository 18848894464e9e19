import type { FirebaseApp } from 'firebase/app';
import { emulators, env } from '../../config/env.ts';

const isConfigured = emulators ? Boolean(emulators.appCheck) : env.VITE_APP_CHECK_SITE_KEY !== '';
const isOn = !import.meta.env.SSR && isConfigured;

const load = () => import('./app-check-sdk.ts');

/**
 * Switches App Check on, if it is configured: before any other part of Firebase is used, which then
 * sends its tokens. Its code is fetched only here.
 */
export async function startAppCheck(): Promise<void> {
  if (isOn) await load();
}

/** Lets another app of this page send the same tokens, if App Check is configured. */
export async function shareAppCheck(app: FirebaseApp): Promise<void> {
  if (isOn) (await load()).shareAppCheck(app);
}

/** How long a call of the API waits for its token, in milliseconds: a blocker may hold it up. */
const patience = 5_000;

const readToken = async (): Promise<string> => (await load()).appCheckToken();

/** The header that a call of the API carries; none without a token: the API says what to do then. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (!isOn) return {};
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patience, null);
  });
  const token = await Promise.race([readToken(), late]).catch(() => null);
  return token === null ? {} : { 'X-Firebase-AppCheck': token };
}
