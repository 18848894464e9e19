import { fileNameOf, kindOf, type AuditEvent, type StaffMember } from '@institute/schema';
import { personOf } from '../../lib/firebase/live/person-of.ts';
import { documentLabel, tabOf } from '../shell/document-path.ts';

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
    'take-seat': 'Took a seat in',
    'free-seat': 'Freed a seat in',
    'cancel-class': 'Cancelled the demo class',
    'show-only-backed': 'Turned on “Show only verified claims”:',
    'show-everything': 'Turned off “Show only verified claims”:',
    'note-placement': 'Changed the record of',
    'ask-consent': 'Asked for consent',
    'withdraw-consent': 'Removed at the person’s request',
  },
  Files: { upload: 'Uploaded' },
  'Sign-ins': {
    'enter-code': 'Signed in with a code',
    'refuse-code': 'Entered a wrong code',
  },
  'Accounts and staff': {
    'begin-enrolment': 'Started setting up two-step verification',
    enrol: 'Set up two-step verification',
    'complete-enrolment': 'Finished setting up two-step verification',
    'repair-claims': 'Corrected the sign-in rights',
    'change-password': 'Changed the password',
    'make-admin': 'Made an admin',
    'remove-admin': 'Removed',
    'remove-second-factor': 'Reset two-step verification',
    invite: 'Invited',
    'resend-invitation': 'Resent the invitation',
    'withdraw-invitation': 'Withdrew the invitation',
    'accept-invitation': 'Accepted the invitation',
    'change-role': 'Changed the role',
    disable: 'Disabled',
    enable: 'Enabled',
    'set-target': 'Set the target',
    'sign-out': 'Signed out everywhere',
  },
  'Personal data': { erase: 'Erased a person’s data' },
} as const satisfies Record<string, Record<string, string>>;

export type AuditKind = keyof typeof kinds;

export const auditKinds = Object.keys(kinds) as AuditKind[];

export const actionsOf = (kind: AuditKind): string[] => Object.keys(kinds[kind]);

const labels: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(kinds));

/** What was done, in words; an action without words by its own name. */
export const actionLabel = ({ action }: AuditEvent): string => labels[action] ?? action;

/** Who did it. */
export function personLabel(event: AuditEvent, staff: ReadonlyMap<string, StaffMember>): string {
  const known = staff.get(event.by);
  return known?.name || personOf(event) || known?.email || event.by;
}

/**
 * What it was done to: an account by the name of its owner, a document or a file by its tab and its
 * title, and what has none, or is gone, by its path.
 */
export function subjectLabel(
  { document }: AuditEvent,
  staff: ReadonlyMap<string, StaffMember>,
  titles: ReadonlyMap<string, string> = new Map(),
): string {
  const known = staff.get(document.replace(/^accounts\//, ''));
  if (known) return `Account of ${known.name || known.email}`;
  const isOnly = kindOf(document)?.documents === 'one';
  const title = tabOf(document) === 'media' ? fileNameOf(document) : titles.get(document);
  return isOnly || title ? documentLabel(document, title ?? document) : document;
}
