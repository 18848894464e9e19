import type { StoredConsent } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { enquiryEmail } from '../../platform/config.ts';
import { mails, waitingMail } from '../../mails/outbox/mail.ts';
import { siteAddress } from '../../platform/site-address.ts';

const news = {
  changeAsked: 'A student asks for a change of what the site shows about them.',
  declined: 'A student does not want to be shown on the site. The card is gone, with its history.',
  withdrawn:
    'A student has withdrawn their consent. The card is gone from the site, with its history.',
} as const;

/** Mails the staff what somebody answered, without saying who. */
export function tellStaff(
  transaction: Transaction,
  { _id, entries }: StoredConsent,
  what: keyof typeof news,
): void {
  const to = enquiryEmail.value();
  if (!to) return;
  const text = `${news[what]}\n\n${siteAddress()}/admin/placements`;
  const mail = waitingMail({ kind: 'summary', to, subject: 'Consent of a student', text });
  transaction.set(mails().doc(`${_id}-${entries.length}-${what}`), mail);
}
