import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Whether the deletion of the document with these versions can no longer be undone at a time (ISO
 * 8601).
 */
export const isFinal = (versions: readonly DocumentSnapshot[], moment: string): boolean =>
  versions.some((version) => version.get('restorableUntil') <= moment);
