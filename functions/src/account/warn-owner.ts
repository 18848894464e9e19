import type { Account } from '../platform/caller/authenticate.ts';
import { siteAddress } from '../platform/site-address.ts';
import { waitingMail, type StoredMail } from '../mails/outbox/mail.ts';

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

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
    subject: 'Wrong codes were entered for your account',
    text: `Somebody signed in to ${siteAddress()}/admin with your password and then entered ${wrongCodes} wrong codes. No codes are accepted until ${inIndia.format(blockedUntil)} (India).

If that was you, wait until then, and check that the clock of your phone is set automatically.

If it was not you, someone else knows your password: ask the person who runs the site to reset it straight away. They did not get in, because they had no code from your authenticator app.`,
  });
}
