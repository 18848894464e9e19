import type { StoredConsent } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { enquiryEmail } from '../../platform/config.ts';
import { mails, waitingMail } from '../../mails/outbox/mail.ts';

const news = {
  changeAsked: 'A student has asked for a change to what the site shows about them.',
  declined:
    'A student has asked not to be shown on the site. Their card and its history have been removed.',
  withdrawn:
    'A student has withdrawn their consent. Their card and its history have been removed from the site.',
} as const;

/** Mails the staff what somebody answered, without saying who. */
export function tellStaff(
  transaction: Transaction,
  { _id, entries }: StoredConsent,
  what: keyof typeof news,
): void {
  const to = enquiryEmail.value();
  if (!to) return;
  const title = 'A student’s answer about consent';
  const body = { template: 'consent-answer', title, text: news[what] } as const;
  const mail = waitingMail({ kind: 'summary', to, body });
  transaction.set(mails().doc(`${_id}-${entries.length}-${what}`), mail);
}
