import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { hashNetwork, networksOf } from './address-networks.ts';
import { ApiError } from '../errors.ts';
import { transact } from '../transact.ts';

/** Maximum number of attempts in the window from one address: enough to choose a password. */
const limit = 30;

const window = 10 * 60 * 1000;

const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', 'Too many attempts from this connection; try again later', {
    headers: { 'Retry-After': String(seconds) },
  });

/**
 * Counts a call that opens something by the secret of a link, or another one that anybody may make; in
 * the collection of the enquiries' counters.
 */
export async function countAttempt(address: string, what = 'attempt'): Promise<void> {
  const [network] = networksOf(address);
  const document = firestore()
    .collection('enquiryLimits')
    .doc(`${what}-${await hashNetwork(network)}`);
  await transact(
    document.path,
    async (transaction) => {
      const now = Date.now();
      const times: number[] = (await transaction.get(document)).get('times') ?? [];
      const recent = times.filter((time) => time > now - window);
      const [oldest = now] = recent;
      if (recent.length >= limit) throw tooMany(Math.ceil((oldest + window - now) / 1000));
      const expiresAt = Timestamp.fromMillis(now + window);
      transaction.set(document, { times: [...recent, now], expiresAt });
    },
    () => tooMany(1),
  );
}
