import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** A stored edit of a release. */
export interface Edit {
  readonly document: string;
  readonly title: string;
  /** Of one that waits. */
  readonly data: DocumentData;
  readonly basedOn: string | null;
  /** Of a published one: what it replaced, or null, and the `updatedAt` that it wrote. */
  readonly before?: DocumentData | null;
  readonly after?: string;
}

export const editOf = (snapshot: QueryDocumentSnapshot): Edit => snapshot.data() as Edit;
