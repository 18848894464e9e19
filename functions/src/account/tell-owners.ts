import { ownersAddress } from '../platform/config.ts';
import { waitingMail, type StoredMail } from '../mails/outbox/mail.ts';

export interface ChangedAccount {
  readonly uid: string;
  readonly email: string;
  readonly differences: readonly string[];
}

/** The warning mail to the owners; undefined if no address is configured. */
export function ownersMail(accounts: readonly ChangedAccount[]): StoredMail | undefined {
  const to = ownersAddress();
  if (!to) return undefined;
  const lines = accounts.map(
    ({ email, uid, differences }) => `${email} (${uid}): ${differences.join('; ')}.`,
  );
  return waitingMail({
    kind: 'account',
    to,
    subject: 'Admin accounts were changed outside of the dashboard',
    text: `${lines.join('\n')}

Password resets by email, and changes made by one of you in the Firebase console, are also reported here. If none of you did this, someone else knows the password of the account: disable it in the Firebase console (Authentication, Users), and give it a new email address and password before you enable it again. Without a code from the authenticator app they could neither see nor change anything in the dashboard.`,
  });
}
