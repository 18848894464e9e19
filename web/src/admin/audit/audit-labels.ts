import type { AuditEvent, StaffMember } from '@institute/schema';

/** The kinds of events, each with its actions in words. */
const kinds = {
  Content: {
    create: 'Created',
    update: 'Changed',
    publish: 'Published',
    unpublish: 'Unpublished',
    delete: 'Deleted',
    restore: 'Restored',
    share: 'Shared a preview of',
    import: 'Imported',
    'take-seat': 'Took a seat of',
    'free-seat': 'Freed a seat of',
    'cancel-class': 'Cancelled the demo class',
    'show-only-backed': 'Shows only what is backed:',
    'show-everything': 'Shows everything:',
    'note-placement': 'Changed the record of',
    'ask-consent': 'Asked for consent',
    'withdraw-consent': 'Removed at the wish of the person',
  },
  Files: { upload: 'Uploaded' },
  'Sign-ins': {
    'enter-code': 'Signed in with a code',
    'refuse-code': 'Entered a wrong code',
  },
  'Accounts and staff': {
    'begin-enrolment': 'Began to set up a second factor',
    enrol: 'Set up a second factor',
    'complete-enrolment': 'Completed the second factor',
    'repair-claims': 'Repaired the claims',
    'change-password': 'Changed the password',
    'make-admin': 'Made an admin',
    'remove-admin': 'Removed',
    'remove-second-factor': 'Reset the second factor',
    invite: 'Invited',
    'resend-invitation': 'Sent the invitation again',
    'withdraw-invitation': 'Withdrew the invitation',
    'accept-invitation': 'Accepted the invitation',
    'change-role': 'Changed the role',
    disable: 'Disabled',
    enable: 'Enabled',
    'sign-out': 'Signed out everywhere',
  },
  'Personal data': { erase: 'Erased a person from it' },
} as const satisfies Record<string, Record<string, string>>;

export type AuditKind = keyof typeof kinds;

export const auditKinds = Object.keys(kinds) as AuditKind[];

export const actionsOf = (kind: AuditKind): string[] => Object.keys(kinds[kind]);

const labels: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(kinds));

/** What was done, in words; an action without words by its own name. */
export const actionLabel = ({ action }: AuditEvent): string => labels[action] ?? action;

/** Who did it. */
export function personLabel(
  { by, byEmail }: AuditEvent,
  staff: ReadonlyMap<string, StaffMember>,
): string {
  const known = staff.get(by);
  return known?.name || known?.email || byEmail || by;
}

/** What it was done to: an account by the name of its owner, anything else by its path. */
export function subjectLabel(
  { document }: AuditEvent,
  staff: ReadonlyMap<string, StaffMember>,
): string {
  const known = staff.get(document.replace(/^accounts\//, ''));
  return known ? `Account of ${known.name || known.email}` : document;
}
