import { auth } from '../platform/admin.ts';

/**
 * A custom token to sign in with. Its claim lasts as long as that session, and is nowhere in the
 * account. Signing needs a role of its own (README.md): make it before anything changes that could
 * not go on without.
 */
export async function makeSessionToken(uid: string, secondFactorVerified: boolean) {
  const signer = await auth();
  return signer.createCustomToken(uid, secondFactorVerified ? { secondFactorVerified } : undefined);
}
