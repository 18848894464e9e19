import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { tooManyAttempts } from '../../texts/en/errors.ts';
import { networksOf } from './address-networks.ts';
import { ApiError } from '../errors.ts';
import { keyedHash } from '../keyed-hash.ts';
import { transact } from '../transact.ts';

/**
 * Maximum number of attempts in the window from one address, enough to choose a password, and from the
 * network around it.
 */
const limits = [30, 120] as const;

const window = 10 * 60 * 1000;

const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', tooManyAttempts, {
    headers: { 'Retry-After': String(seconds) },
  });

/**
 * Counts a call that opens something by the secret of a link, or another one that anybody may make; in
 * the collection of the enquiries' counters.
 */
export async function countAttempt(address: string, what = 'attempt'): Promise<void> {
  const networks = await Promise.all(networksOf(address).map(keyedHash));
  const counters = firestore().collection('enquiryLimits');
  const documents = networks.map((network) => counters.doc(`${what}-${network}`));
  await transact(
    documents.at(-1)!.path,
    async (transaction) => {
      const now = Date.now();
      const expiresAt = Timestamp.fromMillis(now + window);
      const stored = await transaction.getAll(...documents);
      for (const [index, counter] of stored.entries()) {
        const times: number[] = counter.get('times') ?? [];
        const recent = times.filter((time) => time > now - window);
        const [oldest = now] = recent;
        if (recent.length >= limits[index]!)
          throw tooMany(Math.ceil((oldest + window - now) / 1000));
        transaction.set(counter.ref, { times: [...recent, now], expiresAt });
      }
    },
    () => tooMany(1),
  );
}
