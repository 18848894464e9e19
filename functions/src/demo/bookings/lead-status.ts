import { settledStatuses } from '@institute/schema';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { keepHistory } from '../../content/history.ts';
import { markStale, momentsOf } from '../../content/stale-days.ts';
import { timeAfter } from '../../content/write.ts';
import { progressAfter } from '../../enquiries/progress.ts';
import { openAgain } from '../../enquiries/open-again.ts';
import { addEntry, recordAssignee } from '../../enquiries/timeline.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { demoBookings } from '../read-demo.ts';

/** Sets the status of a lead whom the staff booked a demo class, and keeps the version before. */
export async function setBooked(
  transaction: Transaction,
  lead: DocumentSnapshot,
  admin: Admin,
): Promise<void> {
  await setStatus(
    transaction,
    lead,
    { from: ['new', 'contacted', 'closed'], to: 'demo booked' },
    admin,
  );
}

/**
 * Sets the status of a lead whose booking is cancelled, if it still says that they have one (demo-21). Where an
 * account cancelled it, the version before is kept.
 */
export async function setNotBooked(
  transaction: Transaction,
  lead: DocumentSnapshot,
  admin?: Admin,
): Promise<void> {
  await setStatus(transaction, lead, { from: ['demo booked'], to: 'contacted' }, admin);
}

/** A lead as it comes back from the history: not "demo booked", if its booking was cancelled since. It reads and writes. */
export async function bookedStill(
  transaction: Transaction,
  id: string,
  lead: DocumentData,
): Promise<DocumentData> {
  if (lead['status'] !== 'demo booked') return lead;
  const booking = await transaction.get(demoBookings().doc(id));
  if (booking.get('state') !== 'cancelled') return lead;
  addEntry(transaction, id, 'demo booked → contacted');
  return { ...lead, status: 'contacted' };
}

async function setStatus(
  transaction: Transaction,
  lead: DocumentSnapshot,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
  admin: Admin | undefined,
): Promise<void> {
  const before: DocumentData = lead.data() ?? {};
  if (!from.includes(before['status'])) return;
  const at = timeAfter(before['updatedAt']);
  if (admin) await keepHistory(transaction, lead.ref, before, { action: 'update', admin, at });
  addEntry(transaction, lead.id, `${before['status']} → ${to}`, admin);
  markStale(transaction, ...momentsOf(before));
  const changed = {
    ...before,
    status: to,
    updatedAt: at,
    ...(admin && progressAfter(before, to, admin)),
  };
  const next = settledStatuses.includes(before['status']) ? await openAgain(changed) : changed;
  recordAssignee(transaction, lead.id, { before, next }, admin);
  transaction.set(lead.ref, next);
}
