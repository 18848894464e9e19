import { collections, type AdminAction } from '@institute/schema';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { authorOf, type Admin } from './caller/account.ts';

/** An action of an admin on a document, a file or their own account. */
export interface AuditEvent<Action = AdminAction> {
  /** Path of the document, file or account. */
  readonly document: string;
  readonly action: Action;
  readonly admin: Admin;
  /** In ISO 8601. */
  readonly at: string;
}

/** The stored audit event: who, what and when, without any content. */
export const auditEntry = <Action>({ admin, ...event }: AuditEvent<Action>) => ({
  ...event,
  ...authorOf(admin),
});

/** Stores an audit event with what it tells of: neither exists without the other. */
export function addAudit<Action>(write: Transaction | WriteBatch, event: AuditEvent<Action>): void {
  write.create(firestore().collection(collections.audit).doc(), auditEntry(event));
}
