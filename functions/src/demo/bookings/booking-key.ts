import {
  languageRoots,
  storedDemoBooking,
  type DemoKey,
  type Language,
  type StoredDemoBooking,
} from '@institute/schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { ApiError } from '../../platform/errors.ts';
import { isHashOf } from '../../platform/secret.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { linkBroken } from '../../texts/en/errors.ts';

/** One answer for ids and secrets that are wrong: it tells nobody which. */
const notValid = () => new ApiError('not-found', linkBroken);

/** The booking, if the secret opens it (demo-6). */
export function opened(snapshot: DocumentSnapshot, { secret }: DemoKey): StoredDemoBooking {
  const booking = parseDocument(storedDemoBooking, snapshot);
  if (!booking?.hashes.some((hash) => isHashOf(hash, secret))) throw notValid();
  return booking;
}

/** The secret follows the #: browsers send that to no server, so no log and no referrer has it. */
export const bookingAddress = ({ id, secret }: DemoKey, language: Language): string =>
  `${siteAddress()}${languageRoots[language]}/demo/booking#${id}.${secret}`;
