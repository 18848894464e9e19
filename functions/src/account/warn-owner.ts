import type { Account } from '../platform/caller/authenticate.ts';
import { waitingMail, type StoredMail } from '../mails/outbox/mail.ts';

/** Warns the owner of an account of wrong codes; undefined for an account without an email. */
export function wrongCodesMail(
  { email }: Account,
  wrongCodes: number,
  blockedUntil: number,
): StoredMail | undefined {
  if (email === undefined) return undefined;
  return waitingMail({
    kind: 'account',
    to: email,
    body: {
      template: 'wrong-codes',
      title: 'Wrong codes were entered for your account',
      count: wrongCodes,
      blockedUntil: new Date(blockedUntil).toISOString(),
    },
  });
}
