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
  return waitingMail({
    kind: 'account',
    to,
    body: {
      template: 'accounts-differ',
      title: 'Admin accounts were changed outside of the dashboard',
      accounts: accounts.map(
        ({ email, uid, differences }) => `${email} (${uid}): ${differences.join('; ')}.`,
      ),
    },
  });
}
