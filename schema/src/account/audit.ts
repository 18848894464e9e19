import * as z from 'zod/mini';
import { timestamp } from '../fields/fields.ts';

/** An event of the audit trail, as the dashboard shows it: who, what and when, without content. */
export const auditEvent = z.object({
  _id: z.string(),
  /** Path of a document, a file or an account, such as `courses/abc` or `accounts/abc`. */
  document: z.string(),
  action: z.string(),
  /** Id of the account, `make-admin` or `import` for the command of that name, or `site` for a repair. */
  by: z.string(),
  byEmail: z.optional(z.string()),
  byName: z.optional(z.string()),
  at: timestamp(),
});

export type AuditEvent = z.infer<typeof auditEvent>;
