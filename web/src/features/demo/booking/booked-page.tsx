import { ButtonAnchor } from '../../../components/button-anchor.tsx';
import { Button } from '../../../components/button.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Columns, PlainPage } from '../../../components/plain-page.tsx';
import { PrivacyLines } from '../../../components/privacy-lines.tsx';
import { formPaths } from '../../../config/paths.ts';
import { ClassTicket } from './class-ticket.tsx';
import { describe, seeYou, usePlace, type ShownClass } from './shown-class.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';
import { Actions, Welcome } from './welcome.tsx';
import { WhatComes } from './what-comes.tsx';

const outcomes = {
  booked: 'Your demo class is booked',
  waiting: 'You are on the waiting list',
} as const;

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
        <p>
          We will email you at <b>{email}</b>. The link in that email shows your booking, and lets
          you move or cancel it until an hour before the class.
        </p>
        {isBooked && (
          <Actions>
            <form method="post" action={formPaths.booked}>
              <HiddenFields values={{ id, slot }} />
              <Button type="submit">Add to calendar</Button>
            </form>
            {map && (
              <ButtonAnchor kind="secondary" href={map}>
                Find Us Here
              </ButtonAnchor>
            )}
          </Actions>
        )}
      </Welcome>
      {isBooked && <WhatComes shown={shown} />}
      <Columns subject={<ClassTicket shown={shown} />}>
        <p>
          If this class was booked with your phone number or email address before, that booking
          stays as it is, and the link goes to the email address that was entered then.
        </p>
        <p>
          If no email arrives within a few minutes, look in your spam folder. <WaysToReachUs />
        </p>
        <PrivacyLines />
      </Columns>
    </PlainPage>
  );
}
