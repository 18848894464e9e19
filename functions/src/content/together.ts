import type {
  DocumentData,
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';

/** What a transaction makes of the documents that it writes, by path; undefined deletes one. */
export type Together = ReadonlyMap<string, DocumentData | undefined>;

interface Reading {
  readonly transaction: Transaction;
  readonly together?: Together | undefined;
}

/** Whether a document will exist after the transaction. */
export async function willExist(
  { path, firestore }: DocumentReference,
  { transaction, together }: Reading,
): Promise<boolean> {
  if (together?.has(path)) return together.get(path) !== undefined;
  return (await transaction.get(firestore.doc(path))).exists;
}

/** Of documents that have a value in a field, those that will have it after the transaction. */
export const willHave = (
  docs: readonly QueryDocumentSnapshot[],
  { field, value, together }: { field: string; value: string } & Pick<Reading, 'together'>,
): readonly QueryDocumentSnapshot[] =>
  docs.filter(({ ref: { path } }) => !together?.has(path) || together.get(path)?.[field] === value);
