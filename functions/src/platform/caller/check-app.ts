import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { appCheck } from '../admin.ts';
import { appCheckDebugToken, appCheckIsOn } from '../config.ts';
import { ApiError } from '../errors.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Nothing signs tokens in the emulators: there the one that is configured counts. */
function isDebugToken(token: string): boolean {
  const expected = appCheckDebugToken.value();
  return expected !== '' && timingSafeEqual(hash(token), hash(expected));
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('app-check/');

async function isSigned(token: string): Promise<boolean> {
  const verifier = await appCheck();
  try {
    await verifier.verifyToken(token);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

const isVerified = (token: string): boolean | Promise<boolean> =>
  process.env['FUNCTIONS_EMULATOR'] === 'true' ? isDebugToken(token) : isSigned(token);

/**
 * Refuses what does not come from the site itself, as App Check attests it, where that is
 * configured. docs/decisions/app-check.md says which endpoints ask.
 */
export async function checkApp(request: Request): Promise<void> {
  if (!appCheckIsOn.value()) return;
  const token = request.get('x-firebase-appcheck');
  if (token && (await isVerified(token))) return;
  throw new ApiError(
    'unverified-app',
    'We could not make sure that this comes from our site. Reload the page and try again, or call us.',
    { headers: { 'WWW-Authenticate': 'FirebaseAppCheck' } },
  );
}
