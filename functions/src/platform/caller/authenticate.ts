import { may, type Capability } from '@institute/schema';
import type { Request } from 'express';
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { auth } from '../admin.ts';
import { ApiError } from '../errors.ts';
import type { Account, Admin } from './account.ts';
import { claimsAgree, rightsOf } from './rights.ts';
import { writeClaims } from './write-claims.ts';

/** An admin's session lasts 24 hours from the sign-in, in seconds (account-2). */
const sessionSeconds = 24 * 60 * 60;

/** Tolerated clock difference to the issuer of tokens, in seconds. */
const clockSkew = 60;

const notSignedIn = (message: string): ApiError =>
  new ApiError('not-signed-in', message, { headers: { 'WWW-Authenticate': 'Bearer' } });

const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('auth/') &&
  error.code !== 'auth/internal-error';

/**
 * Rejects tokens from the future, which the SDK accepts. A missing `auth_time` becomes NaN:
 * rejected too.
 */
const hasCome = ({ iat, auth_time }: DecodedIdToken): boolean =>
  Math.max(iat, auth_time) < Date.now() / 1000 + clockSkew;

const wasRevoked = ({ auth_time }: DecodedIdToken, { tokensValidAfterTime }: UserRecord): boolean =>
  tokensValidAfterTime !== undefined && auth_time * 1000 < Date.parse(tokensValidAfterTime);

/**
 * The claims of the token and the current account, so that a disabled or signed-out admin is
 * refused at once, not when the token expires. Admins call rarely: one look-up per call is cheap.
 */
export async function verify(
  token: string,
): Promise<{ claims: DecodedIdToken; record: UserRecord }> {
  const verifier = await auth();
  const refusal = notSignedIn('Your sign-in is not valid or has expired; sign in again');
  try {
    const claims = await verifier.verifyIdToken(token);
    const record = await verifier.getUser(claims.uid);
    if (hasCome(claims) && !record.disabled && !wasRevoked(claims, record)) {
      return { claims, record };
    }
  } catch (error) {
    throw isRefusal(error) ? refusal : error;
  }
  throw refusal;
}

/**
 * The admin account of the request's ID token, whether or not the second step of the sign-in is
 * done; errors distinguish 401 from 403 (account-2). The rights are those of the account now, not those
 * in the token; claims that do not follow from them are repaired.
 */
export async function identify(request: Request): Promise<Account> {
  const token = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (!token) throw notSignedIn('Sign in first');
  const { claims, record } = await verify(token);
  const { uid, email, auth_time, admin, secondFactor, secondFactorVerified } = claims;
  if (Date.now() / 1000 - auth_time >= sessionSeconds) {
    throw notSignedIn('Your sign-in is older than 24 hours; sign in again');
  }
  const rights = await rightsOf(record);
  if (!claimsAgree(record.customClaims, rights)) await writeClaims(uid, { repair: true });
  if (admin !== true || rights.role === null) {
    throw new ApiError('forbidden', 'This account is not an admin');
  }
  return {
    uid,
    email,
    name: rights.name,
    role: rights.role,
    signedInAt: auth_time,
    needsSecondFactor: secondFactor === 'required' || rights.secondFactor === 'required',
    secondFactorVerified: secondFactorVerified === true,
  };
}

/** Like `identify`, but requires the completed sign-in. */
export async function authenticate(request: Request): Promise<Account> {
  const account = await identify(request);
  if (account.needsSecondFactor && !account.secondFactorVerified) {
    throw new ApiError('forbidden', 'Enter the code from your authenticator app first');
  }
  return account;
}

/** Refuses a caller whose role includes none of the capabilities (roles-1). */
export function requireCapability({ role }: Account, ...wanted: readonly Capability[]): void {
  if (may(role, ...wanted)) return;
  throw new ApiError('forbidden', `Your role (${role}) does not allow this; ask an owner`);
}

/** The admin of the request, if it carries a valid token of one who may read drafts. */
export async function recogniseAdmin(request: Request): Promise<Admin | undefined> {
  if (!request.get('authorization')) return undefined;
  try {
    const account = await authenticate(request);
    return may(account.role, 'readContent') ? account : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
