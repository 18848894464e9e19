import type { FirebaseApp } from 'firebase/app';
import { emulators, env } from '../../config/env.ts';

const isConfigured = emulators ? Boolean(emulators.appCheck) : env.VITE_APP_CHECK_SITE_KEY !== '';
const isOn = !import.meta.env.SSR && isConfigured;

const load = () => import('./app-check-sdk.ts');

/**
 * Initialises App Check, if configured, before any other Firebase product, so that they send its
 * tokens. Its code is loaded on demand.
 */
export async function startAppCheck(): Promise<void> {
  if (isOn) await load();
}

/** Makes another app of this page send the same tokens, if App Check is configured. */
export async function shareAppCheck(app: FirebaseApp): Promise<void> {
  if (isOn) (await load()).shareAppCheck(app);
}

/** Timeout for getting a token, in milliseconds: a content blocker may delay it. */
const patience = 5_000;

const readToken = async (): Promise<string> => (await load()).appCheckToken();

let prepared: Promise<unknown> | undefined;

/** Asks for a token, once, before it is needed, so that nobody waits for it at the end. */
export const prepareAppCheck = (): void => void (prepared ??= appCheckHeader());

/** The App Check header of an API call; none without a token, so that the API decides. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (!isOn) return {};
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patience, null);
  });
  const token = await Promise.race([readToken(), late]).catch(() => null);
  return token === null ? {} : { 'X-Firebase-AppCheck': token };
}
