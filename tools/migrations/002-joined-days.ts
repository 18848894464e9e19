import { collections, localDay } from '@institute/schema';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

export const description = 'notes on joined enquiries when the one came that is kept';

async function note(db: Firestore, ref: DocumentReference): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const joined = (await transaction.get(ref)).get('joined');
    if (!joined || joined.createdAt) return;
    const kept = await transaction.get(db.collection(collections.enquiries).doc(joined.to));
    const createdAt = kept.get('createdAt');
    if (!createdAt) return;
    transaction.update(ref, { 'joined.createdAt': createdAt });
    // The figures of that day are computed again: whoever booked a demo class counts there now.
    const day = localDay(new Date(createdAt));
    transaction.set(db.doc(`staleDays/${day}.0`), { day, mark: crypto.randomUUID() });
  });
}

export async function migrate(db: Firestore): Promise<void> {
  const joined = db.collection(collections.enquiries).orderBy('joined.to');
  const { docs } = await joined.select('joined').get();
  for (const each of docs) if (!each.get('joined.createdAt')) await note(db, each.ref);
}
