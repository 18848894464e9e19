import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { appCheck } from '../admin.ts';
import { appCheckDebugToken, appCheckIsOn } from '../config.ts';
import { unverifiedApp } from '../../texts/en/errors.ts';
import { ApiError } from '../errors.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Nothing signs tokens in the emulators: there the configured token is accepted. */
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
 * Rejects requests that do not come from the site itself, as attested by App Check, where it is
 * configured. docs/decisions/007-app-check.md lists the endpoints.
 */
export async function checkApp(request: Request): Promise<void> {
  if (!appCheckIsOn.value()) return;
  const token = request.get('x-firebase-appcheck');
  if (token && (await isVerified(token))) return;
  throw new ApiError('unverified-app', unverifiedApp, {
    headers: { 'WWW-Authenticate': 'FirebaseAppCheck' },
  });
}
