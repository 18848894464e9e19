import { firestore } from '../../functions/src/platform/admin.ts';
import { networksOf } from '../../functions/src/platform/caller/address-networks.ts';
import { keyedHash } from '../../functions/src/platform/keyed-hash.ts';

/** Notes that so many attempts came just now from the widest network of an address: by default the address itself. */
export async function noteAttempts(address: string, count: number): Promise<void> {
  const network = await keyedHash(networksOf(address).at(-1) ?? '');
  const times = Array.from({ length: count }, () => Date.now());
  await firestore().doc(`enquiryLimits/attempt-${network}`).set({ times });
}
