import * as z from 'zod/mini';
import {
  documentId,
  documentIdPattern,
  emailAddress,
  inOneLine,
  requiredText,
  timestamp,
} from '../fields/fields.ts';
import { newPassword } from './account.ts';
import { roles } from './roles.ts';

/** How long an invitation is valid, in hours. */
export const invitationHours = 72;

const role = z.enum(roles, 'Choose a role');

/** `expired`: an invitation that nobody accepted in time. */
const staffStates = ['invited', 'expired', 'active', 'disabled'] as const;

/** An admin, or somebody who is invited to be one. */
export const staffMember = z.object({
  /** Id of the account, now or once the invitation is accepted. */
  _id: documentId(),
  name: z.string(),
  email: z.string(),
  role,
  secondFactor: z.enum(['none', 'required', 'enrolled']),
  lastSignInAt: z.nullable(timestamp()),
  state: z.enum(staffStates),
  /** How many enrolments a month an owner wants of them. */
  target: z.optional(z.int()),
});

export const invitation = z.object({
  name: requiredText('Name', 100).check(inOneLine),
  email: z.pipe(
    emailAddress('Email Address'),
    z.transform((value) => value.toLowerCase()),
  ),
  role,
});

export const roleChange = z.object({ role });

export const disabling = z.object({ disabled: z.boolean('Choose on or off') });

const wrongTarget = 'Enter a whole number up to 999';

/** The target of somebody who handles enquiries; 0 for none. */
export const targetChange = z.object({
  target: z.int(wrongTarget).check(z.minimum(0, wrongTarget), z.maximum(999, wrongTarget)),
});

const wrongLink = 'This link is incomplete: copy the whole link from the email';

/** What the link in an invitation holds: its id, and 128 random bits. */
export const invitationLink = z.object({
  id: z.string(wrongLink).check(z.regex(documentIdPattern, wrongLink)),
  secret: z.string(wrongLink).check(z.regex(/^[A-Za-z0-9_-]{22}$/, wrongLink)),
});

export const acceptance = z.extend(invitationLink, { password: newPassword });

/** What an invitation says to whoever holds its link. */
export const openInvitation = z.object({ name: z.string(), email: z.string(), role });

export type StaffMember = z.infer<typeof staffMember>;
export type Invitation = z.infer<typeof invitation>;
export type OpenInvitation = z.infer<typeof openInvitation>;
