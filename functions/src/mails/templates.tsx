import type { ComponentProps, ReactNode } from 'react';
import { AccountChanged, AccountsDiffer, Invitation, WrongCodes } from './templates/accounts.tsx';
import { Booking } from './templates/booking.tsx';
import { ConsentAnswer, ConsentQuestion } from './templates/consents.tsx';
import {
  DayOfColleague,
  EnquiryCount,
  Message,
  NewEnquiry,
  Thanks,
  UnansweredEnquiries,
} from './templates/enquiries.tsx';
import { ReleaseNotPublished } from './templates/releases.tsx';

/** Every mail that the site sends. */
const templates = {
  'account-changed': AccountChanged,
  'accounts-differ': AccountsDiffer,
  booking: Booking,
  'consent-answer': ConsentAnswer,
  'consent-question': ConsentQuestion,
  'day-of-colleague': DayOfColleague,
  'enquiry-count': EnquiryCount,
  invitation: Invitation,
  message: Message,
  'new-enquiry': NewEnquiry,
  'release-not-published': ReleaseNotPublished,
  thanks: Thanks,
  'unanswered-enquiries': UnansweredEnquiries,
  'wrong-codes': WrongCodes,
};

export type Template = keyof typeof templates;

/** What a mail says: its template, and the facts in it. */
export type MailBody<Name extends Template = Template> = {
  [Each in Name]: { readonly template: Each } & ComponentProps<(typeof templates)[Each]>;
}[Name];

export function describe({ template, ...facts }: MailBody): ReactNode {
  const Described = templates[template] as (props: object) => ReactNode;
  return <Described {...facts} />;
}
