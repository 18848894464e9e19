import { auth } from '../platform/admin.ts';

/**
 * A custom token to sign in with. Its claim lives as long as that session and is not stored in the
 * account. Signing needs a role of its own (README.md): create the token before any change that
 * depends on it.
 */
export async function makeSessionToken(uid: string, secondFactorVerified: boolean) {
  const signer = await auth();
  return signer.createCustomToken(uid, secondFactorVerified ? { secondFactorVerified } : undefined);
}
