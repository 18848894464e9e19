import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { keepSummaries } from '../content/summaries/keep-summary.ts';

/**
 * Marks a placement as agreed to, or not, in it and in the list; returns what writes that. Its
 * `updatedAt` stays: whoever edits the placement need not know.
 */
export async function mark(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  isAgreed: boolean,
): Promise<() => void> {
  const current = snapshot.data();
  if (!current || (current['consent'] === 'agreed') === isAgreed) return () => {};
  const { consent: _, ...fields } = current;
  const next = { ...fields, ...(isAgreed && { consent: 'agreed' }) };
  const changeSummary = await keepSummaries(transaction, [
    { document: snapshot.ref, current, next },
  ]);
  return () => {
    transaction.update(snapshot.ref, { consent: isAgreed ? 'agreed' : FieldValue.delete() });
    changeSummary();
  };
}
