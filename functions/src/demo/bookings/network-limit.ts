import { isOpenBooking, mostUnconfirmed, storedDemoBooking } from '@institute/schema';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { firestore } from '../../platform/admin.ts';
import { networksOf } from '../../platform/caller/address-networks.ts';
import { ApiError } from '../../platform/errors.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { tooManyFromNetwork } from '../../texts/en/errors.ts';
import { demoBookings } from '../read-demo.ts';

/** For so long it is known which bookings came from a network: no longer than for enquiries. */
const window = 10 * 60 * 1000;

/** What a form was answered: also one that books nothing, as it is the second of a person. */
type Outcome = 'booked' | 'waiting';

interface Sent {
  readonly id: string;
  readonly at: number;
  readonly outcome: Outcome;
}

const tooMany = () =>
  new ApiError('too-many', tooManyFromNetwork, {
    headers: { 'Retry-After': String(window / 1000) },
  });

/** What a network sent for a class. */
interface FromNetwork {
  /** Of a form that was sent before. */
  readonly outcomeOf: (id: string) => Outcome | undefined;
  /** Counts a form, or refuses it. */
  readonly count: (id: string, outcome: Outcome) => void;
}

/**
 * Reads which forms a network sent for a class in the last ten minutes. Forms that booked nothing count like those that
 * did: a difference would tell a stranger who has booked (demo-12). The counter stands with those of enquiries, which
 * Firestore deletes after `expiresAt`.
 */
export async function fromNetwork(
  transaction: Transaction,
  address: string,
  slot: string,
): Promise<FromNetwork> {
  const hash = await keyedHash(`${networksOf(address).at(-1)} ${slot}`);
  const counter = firestore().collection('enquiryLimits').doc(`class-${hash}`);
  const now = Date.now();
  const stored: Sent[] = (await transaction.get(counter)).get('sent') ?? [];
  const recent = stored.filter(({ at }) => at > now - window);
  const found =
    recent.length > 0
      ? await transaction.getAll(...recent.map(({ id }) => demoBookings().doc(id)))
      : [];
  const unconfirmed = found.filter((snapshot) => {
    const booking = snapshot.exists && parseDocument(storedDemoBooking, snapshot);
    return !booking || (!booking.confirmed && booking.slot === slot && isOpenBooking(booking));
  });
  return {
    outcomeOf: (id) => recent.find((sent) => sent.id === id)?.outcome,
    count: (id, outcome) => {
      if (unconfirmed.length >= mostUnconfirmed) throw tooMany();
      const expiresAt = Timestamp.fromMillis(now + window);
      transaction.set(counter, { sent: [...recent, { id, at: now, outcome }], expiresAt });
    },
  };
}
