import { auditEvent, collections, type AuditEvent } from '@institute/schema';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { timed } from '../page/timed.ts';
import { firestore } from './firestore-lite.ts';

/** Absent fields match everything; firestore.indexes.json has an index for each combination. */
export interface AuditFilter {
  /** Id of the account. */
  readonly by?: string | undefined;
  /** Any of these actions. */
  readonly actions?: readonly string[] | undefined;
}

export interface AuditPage {
  readonly events: readonly AuditEvent[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: QueryDocumentSnapshot | undefined;
}

/** A page of the audit trail, newest first, after the end of the one before. */
export async function readAudit(
  { by, actions }: AuditFilter,
  after: QueryDocumentSnapshot | undefined,
  count: number,
): Promise<AuditPage> {
  const page = query(
    collection(firestore(), collections.audit),
    ...(by === undefined ? [] : [where('by', '==', by)]),
    ...(actions ? [where('action', 'in', actions)] : []),
    orderBy('at', 'desc'),
    ...(after ? [startAfter(after)] : []),
    limit(count),
  );
  const { docs } = await timed('audit trail', () => getDocs(page));
  const events = docs.flatMap((entry) => {
    const { data } = auditEvent.safeParse({ ...entry.data(), _id: entry.id });
    return data ? [data] : [];
  });
  return { events, next: docs.length === count ? docs.at(-1) : undefined };
}
