import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** gRPC's code for a document that is there already. */
const alreadyExists = 6;

/** Stores a document unless it is there: what runs a second time does nothing. */
export async function createOnce(document: DocumentReference, data: DocumentData): Promise<void> {
  try {
    await document.create(data);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === alreadyExists;
    if (!isThere) throw error;
  }
}
