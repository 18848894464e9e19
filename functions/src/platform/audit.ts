import type { AdminAction } from '@institute/schema';
import type { Admin } from './caller/authenticate.ts';

/** What an admin does to a document, a file or their own account. */
export interface Deed<Action = AdminAction> {
  /** Path of what it is done to. */
  readonly document: string;
  readonly action: Action;
  readonly admin: Admin;
  /** When, in ISO 8601. */
  readonly at: string;
}

/** A deed as the audit trail has it: who, what and when, and nothing of the content. */
export const auditEntry = <Action>({ admin: { uid, email }, ...deed }: Deed<Action>) => ({
  ...deed,
  by: uid,
  ...(email !== undefined && { byEmail: email }),
});
