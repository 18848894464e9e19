import type { DemoKey, StoredDemoBooking } from '@institute/schema';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../components/button-anchor.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { SelectField } from '../../../components/enquiry-form/select-field.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Columns, Notice, PlainPage } from '../../../components/plain-page.tsx';
import { PrivacyLines } from '../../../components/privacy-lines.tsx';
import { formPaths, paths } from '../../../config/paths.ts';
import styles from './booking.module.css';
import { ClassTicket } from './class-ticket.tsx';
import { describe, seeYou, usePlace, type ShownClass } from './shown-class.ts';
import { Actions, Welcome } from './welcome.tsx';
import { WhatComes } from './what-comes.tsx';

const headings = {
  booked: 'You have a place',
  waiting: 'You are on the waiting list',
  offered: 'A place is now free for you',
  lapsed: 'We are no longer holding this place for you',
  cancelled: 'Your booking has been cancelled',
  came: 'Thank you for coming',
  missed: 'We missed you',
} as const satisfies Record<StoredDemoBooking['state'], string>;

interface BookingPageProps {
  /** What opens it. */
  readonly opens: DemoKey;
  readonly state: StoredDemoBooking['state'];
  readonly shown: ShownClass;
  /** Whether the class has not begun yet. */
  readonly isComing: boolean;
  /** Why something was refused. */
  readonly notice?: string | undefined;
  /** Its own whole address. */
  readonly address: string;
  /** Until when an offered place is held. */
  readonly heldUntil?: string | undefined;
  /** Of an online class: its link, or that it is not time yet. */
  readonly link?: string | 'later' | undefined;
  readonly canChange: boolean;
  /** Id of the class, if it is cancelled and can be booked again. */
  readonly again?: string | undefined;
  /** The classes that it can be moved to, by id. */
  readonly others: Readonly<Record<string, string>>;
  /** Set if the link was not emailed: at most so many such emails go to an address in a day. */
  readonly notMailed?: number | undefined;
}

interface ActProps {
  readonly name: string;
  readonly opens: DemoKey;
  readonly children: ReactNode;
}

const Act = ({ name, opens, children }: ActProps) => (
  <form method="post" action={formPaths.bookingOf(opens.id)}>
    <HiddenFields values={{ act: name, ...opens }} />
    {children}
  </form>
);

const Link = ({ link }: Pick<BookingPageProps, 'link'>) => (
  <p>
    {link === 'later' ? (
      'The link to the class is on this page from a day before the class. It also comes with the reminder.'
    ) : (
      <a href={link} rel="noreferrer">
        Join the class online
      </a>
    )}
  </p>
);

/** What to do next: come, or after a cancellation choose another class. */
function Next({
  opens,
  state,
  shown,
  again,
}: Pick<BookingPageProps, 'opens' | 'state' | 'shown' | 'again'>) {
  const { map } = usePlace(shown);
  if (state === 'booked') {
    return (
      <Actions>
        <Act name="calendar" opens={opens}>
          <Button type="submit">Add to calendar</Button>
        </Act>
        {map && (
          <ButtonAnchor kind="secondary" href={map}>
            Find Us Here
          </ButtonAnchor>
        )}
      </Actions>
    );
  }
  if (state === 'waiting' || state === 'offered') return null;
  return (
    <Actions>
      <ButtonLink to={paths.demo}>Choose another class</ButtonLink>
      {again && (
        <ButtonAnchor kind="secondary" href={paths.demoSlot(again)}>
          Book this class again
        </ButtonAnchor>
      )}
    </Actions>
  );
}

/** A booking for whoever has the link in an email about it, and what can be done with it now (demo-6). */
export function BookingPage({
  opens,
  state,
  shown,
  isComing,
  notice,
  address,
  heldUntil,
  link,
  canChange,
  again,
  others,
  notMailed,
}: BookingPageProps) {
  const isBooked = state === 'booked';
  return (
    <PlainPage title={headings[state]} description={describe(shown)}>
      {notice && <Notice role="alert">{notice}</Notice>}
      <Welcome
        title={isBooked && isComing ? seeYou(shown) : headings[state]}
        lead={isBooked && isComing ? headings.booked : undefined}
        color={isBooked ? 'leaf' : 'turmeric'}
      >
        {link && <Link link={link} />}
        {state === 'offered' && (
          <Act name="take" opens={opens}>
            <p>We are holding it for you until {heldUntil}.</p>
            <Button type="submit">Take this place</Button>
          </Act>
        )}
        <Next opens={opens} state={state} shown={shown} again={again} />
      </Welcome>
      {isBooked && canChange && <WhatComes shown={shown} />}
      <Columns subject={<ClassTicket shown={shown} />}>
        {canChange && (
          <p>
            You can change this until an hour before the class, here or at{' '}
            <a href={address}>your booking page</a>.{' '}
            {notMailed === undefined
              ? 'We have emailed you the link.'
              : `We have not emailed it to you, because we send at most ${notMailed} such emails a day to one address. Please keep it.`}
          </p>
        )}
        {Object.keys(others).length > 0 && (
          <>
            <h2>Move your booking</h2>
            <Act name="move" opens={opens}>
              <SelectField
                label="To another class"
                placeholder="Choose a class"
                options={others}
                name="to"
                required
              />
              <Button type="submit" kind="secondary">
                Move
              </Button>
            </Act>
          </>
        )}
        {canChange && (
          <details className={styles.cancel}>
            <summary>Cancel your booking</summary>
            <Act name="cancel" opens={opens}>
              <p>
                Cancel your booking?{' '}
                {state === 'waiting'
                  ? 'You will no longer be on the waiting list.'
                  : 'We will give your place to someone else.'}
              </p>
              <Button type="submit" kind="secondary">
                Cancel booking
              </Button>
            </Act>
          </details>
        )}
        <PrivacyLines />
      </Columns>
    </PlainPage>
  );
}
