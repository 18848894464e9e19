import { root } from '@institute/schema';
import { ButtonAnchor } from '../../../components/button-anchor.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Columns, PlainPage } from '../../../components/plain-page.tsx';
import { PrivacyLines } from '../../../components/privacy-lines.tsx';
import { formPaths } from '../../../config/paths.ts';
import * as texts from '../../../texts/en/booking.tsx';
import { findUsHere } from '../../../texts/en/contact.ts';
import { AddToCalendar, calendarForm } from './add-to-calendar.tsx';
import { ClassTicket } from './class-ticket.tsx';
import { describe, seeYou, usePlace, type ShownClass } from './shown-class.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';
import { Actions, Welcome } from './welcome.tsx';
import { WhatComes } from './what-comes.tsx';

const outcomes = { booked: texts.isBooked, waiting: texts.headings.waiting } as const;

interface BookedPageProps {
  readonly outcome: keyof typeof outcomes;
  readonly shown: ShownClass;
  /** Ids of the form that was sent, and of its class. */
  readonly id: string;
  readonly slot: string;
  readonly email: string;
}

/**
 * The page after booking (demo-5). It is the same for a second booking of a person, and shows nothing but what the
 * form had: anybody can type a phone number or an email address (demo-12).
 */
export function BookedPage({ outcome, shown, id, slot, email }: BookedPageProps) {
  const { map } = usePlace(shown);
  const isBooked = outcome === 'booked';
  return (
    <PlainPage title={outcomes[outcome]} description={describe(shown)}>
      <Welcome
        title={isBooked ? seeYou(shown) : outcomes.waiting}
        lead={isBooked ? outcomes.booked : undefined}
        color={isBooked ? 'leaf' : 'turmeric'}
      >
        <p>{(isBooked ? texts.weWillEmail : texts.weWillEmailWaiting)(<b>{email}</b>)}</p>
        {!isBooked && <p>{texts.ifFree}</p>}
        {isBooked && (
          <Actions>
            <form id={calendarForm} method="post" action={root + formPaths.booked}>
              <HiddenFields values={{ id, slot }} />
              <AddToCalendar />
            </form>
            {map && (
              <ButtonAnchor kind="secondary" href={map}>
                {findUsHere}
              </ButtonAnchor>
            )}
          </Actions>
        )}
      </Welcome>
      {isBooked && <WhatComes shown={shown} />}
      <Columns subject={<ClassTicket shown={shown} />}>
        <p>{texts.bookedBefore}</p>
        <p>
          {texts.noEmail} <WaysToReachUs />
        </p>
        <PrivacyLines />
      </Columns>
    </PlainPage>
  );
}
