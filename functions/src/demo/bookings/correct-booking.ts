import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { holdersOf } from './holders-of.ts';

interface Change {
  readonly before: DocumentData;
  readonly next: DocumentData;
}

/**
 * Where the email address of an enquiry changes, whoever has the old one opens its booking no more, and the new one is
 * not confirmed: the next mail has another link.
 */
export async function endBookingLinks(
  transaction: Transaction,
  id: string,
  { before, next }: Change,
): Promise<void> {
  if (before['email'] === next['email']) return;
  const { booking } = holdersOf(id);
  if ((await transaction.get(booking)).exists)
    transaction.update(booking, { hashes: [], confirmed: false });
}
