import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** gRPC's code for ALREADY_EXISTS. */
const alreadyExists = 6;

/** Creates a document unless it exists, so that a second run does nothing. */
export async function createOnce(document: DocumentReference, data: DocumentData): Promise<void> {
  try {
    await document.create(data);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === alreadyExists;
    if (!isThere) throw error;
  }
}
