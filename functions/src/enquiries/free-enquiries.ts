import { collections, openStatuses } from '@institute/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import { write } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import { changer } from './change-enquiry.ts';

/** How many enquiries are read at once. */
const pageSize = 10;

/**
 * Assigns the open enquiries of someone who handles them no longer to no one, in the name of whose act that was, step
 * by step until none is left, or they handle enquiries again.
 */
export async function freeEnquiries(leaver: DocumentReference): Promise<void> {
  const open = firestore()
    .collection(collections.enquiries)
    .where('assignedTo', '==', leaver.id)
    .where('status', 'in', openStatuses)
    .limit(pageSize)
    .select();
  for (;;) {
    const [left, { docs }] = await Promise.all([leaver.get(), open.get()]);
    if (!left.exists) return;
    if (docs.length === 0) return void (await leaver.delete());
    const { uid, email, name } = left.get('by');
    const admin = { uid, email: email ?? undefined, name: name ?? undefined };
    const change = await changer({ assignedTo: '' }, admin);
    // Not together: their transactions would wait for one another.
    for (const { id, ref } of docs)
      await write(ref, admin, async (current, transaction) =>
        current?.['assignedTo'] === leaver.id ? change(id, current, transaction) : current,
      );
  }
}
