import { enquiryEmail, ownerEmail } from '../platform/config.ts';
import { waitingMail, type StoredMail } from '../platform/outbox/mail.ts';

export interface ChangedAccount {
  readonly uid: string;
  readonly email: string;
  readonly differences: readonly string[];
}

/** The mail to the owners; undefined where no address is configured. */
export function ownersMail(accounts: readonly ChangedAccount[]): StoredMail | undefined {
  const to = ownerEmail.value() || enquiryEmail.value();
  if (!to) return undefined;
  const lines = accounts.map(
    ({ email, uid, differences }) => `${email} (${uid}): ${differences.join('; ')}.`,
  );
  return waitingMail({
    kind: 'account',
    to,
    subject: 'Accounts of admins were changed outside of the dashboard',
    text: `${lines.join('\n')}

A password reset by mail is told here too, and so is what one of you did in the Firebase console. If nobody of you did this, somebody knows the password of the account: disable it in the Firebase console (Authentication, Users), and give it a new email address and password before you enable it again. Without a code of the app they saw and changed nothing on the site.`,
  });
}
