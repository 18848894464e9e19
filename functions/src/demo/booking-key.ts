import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedDemoBooking, type DemoKey, type StoredDemoBooking } from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import { ApiError } from '../platform/errors.ts';
import { siteAddress } from '../platform/site-address.ts';

export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What is stored of a secret: with 128 random bits, nothing slower is needed. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url'));

/** One answer for ids and secrets that are wrong: it tells nobody which. */
const notValid = () =>
  new ApiError(
    'not-found',
    'This link does not work. Open the one in the mail about your booking.',
  );

/** The booking, if the secret opens it (demo-6). */
export function opened(snapshot: DocumentSnapshot, { secret }: DemoKey): StoredDemoBooking {
  const booking = parseDocument(storedDemoBooking, snapshot);
  const hash = hashOf(secret);
  if (!booking?.hashes.some((each) => isSame(each, hash))) throw notValid();
  return booking;
}

/** The secret follows the #: browsers send that to no server, so no log and no referrer has it. */
export const bookingAddress = ({ id, secret }: DemoKey): string =>
  `${siteAddress()}/demo/booking#${id}.${secret}`;
