import { root } from '@institute/schema';
import type { DemoKey, StoredDemoBooking } from '@institute/schema';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../../components/button-anchor.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { SelectField } from '../../../components/enquiry-form/select-field.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Columns, Notice, PlainPage } from '../../../components/plain-page.tsx';
import { PrivacyLines } from '../../../components/privacy-lines.tsx';
import { formPaths, paths } from '../../../config/paths.ts';
import * as texts from '../../../texts/en/booking.tsx';
import { findUsHere } from '../../../texts/en/contact.ts';
import { addToCalendar } from '../../../texts/en/parts.ts';
import styles from './booking.module.css';
import { ClassTicket } from './class-ticket.tsx';
import { describe, seeYou, usePlace, type ShownClass } from './shown-class.ts';
import { Actions, Welcome } from './welcome.tsx';
import { WhatComes } from './what-comes.tsx';

const headings: Readonly<Record<StoredDemoBooking['state'], string>> = texts.headings;

interface BookingPageProps {
  /** What opens it. */
  readonly opens: DemoKey;
  readonly state: StoredDemoBooking['state'];
  /** Whether what is cancelled was on the waiting list. */
  readonly hasLeft: boolean;
  readonly shown: ShownClass;
  /** Whether the class has not begun yet. */
  readonly isComing: boolean;
  /** Whether it was for another class before. */
  readonly isMoved: boolean;
  /** Why something was refused. */
  readonly notice?: string | undefined;
  /** What is wrong with the class to move to. */
  readonly error?: string | undefined;
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
  <form method="post" action={root + formPaths.bookingOf(opens.id)} noValidate>
    <HiddenFields values={{ act: name, ...opens }} />
    {children}
  </form>
);

const Link = ({ link }: Pick<BookingPageProps, 'link'>) => (
  <p>
    {link === 'later' ? (
      texts.linkLater
    ) : (
      <a href={link} rel="noreferrer">
        {texts.joinOnline}
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
          <Button type="submit">{addToCalendar}</Button>
        </Act>
        {map && (
          <ButtonAnchor kind="secondary" href={map}>
            {findUsHere}
          </ButtonAnchor>
        )}
      </Actions>
    );
  }
  if (state === 'waiting' || state === 'offered') return null;
  return (
    <Actions>
      <ButtonLink to={paths.demo}>{texts.chooseAnother}</ButtonLink>
      {again && (
        <ButtonAnchor kind="secondary" href={root + paths.demoSlot(again)}>
          {texts.bookAgain}
        </ButtonAnchor>
      )}
    </Actions>
  );
}

/** Gives a booking up, or a place on the waiting list; asks first. */
function Cancel({ opens, state }: Pick<BookingPageProps, 'opens' | 'state'>) {
  const isBooked = state === 'booked';
  return (
    <details className={styles.cancel}>
      <summary>{isBooked ? texts.cancel : texts.leave}</summary>
      <Act name="cancel" opens={opens}>
        <p>
          {isBooked
            ? texts.cancelPlace
            : state === 'waiting'
              ? texts.leaveWaiting
              : texts.leaveOffered}
        </p>
        <Button type="submit" kind="secondary">
          {isBooked ? texts.cancelButton : texts.leave}
        </Button>
      </Act>
    </details>
  );
}

/** A booking for whoever has the link in an email about it, and what can be done with it now (demo-6). */
export function BookingPage({
  opens,
  state,
  hasLeft,
  shown,
  isComing,
  isMoved,
  notice,
  error,
  address,
  heldUntil,
  link,
  canChange,
  again,
  others,
  notMailed,
}: BookingPageProps) {
  const isBooked = state === 'booked';
  const heading = state === 'cancelled' && hasLeft ? texts.hasLeft : headings[state];
  const isWanted = isBooked || state === 'waiting' || state === 'offered';
  return (
    <PlainPage title={heading} description={describe(shown)}>
      {notice && <Notice role="alert">{notice}</Notice>}
      <Welcome
        title={isBooked && isComing ? seeYou(shown) : heading}
        lead={isBooked && isComing ? (isMoved ? texts.moved : headings.booked) : undefined}
        color={isBooked ? 'leaf' : 'turmeric'}
      >
        {link && <Link link={link} />}
        {state === 'waiting' && isComing && <p>{texts.ifFree}</p>}
        {state === 'offered' && (
          <Act name="take" opens={opens}>
            <p>{texts.heldUntil(heldUntil ?? '')}</p>
            <Button type="submit">{texts.takePlace}</Button>
          </Act>
        )}
        <Next opens={opens} state={state} shown={shown} again={again} />
      </Welcome>
      {isBooked && canChange && <WhatComes shown={shown} />}
      <Columns
        subject={<ClassTicket shown={shown} when={isWanted && isComing ? 'booked' : 'over'} />}
      >
        {canChange && (
          <p>
            {texts.canChange(
              (text) => (
                <a href={address}>{text}</a>
              ),
              notMailed === undefined ? texts.linkMailed : texts.linkNotMailed(notMailed),
            )}
          </p>
        )}
        {Object.keys(others).length > 0 && (
          <>
            <h2>{texts.move}</h2>
            <Act name="move" opens={opens}>
              <SelectField
                label={texts.toAnother}
                placeholder={texts.chooseClass}
                options={others}
                name="to"
                required
                error={error}
              />
              <Button type="submit" kind="secondary">
                {texts.moveButton}
              </Button>
            </Act>
          </>
        )}
        {canChange && <Cancel state={state} opens={opens} />}
        <PrivacyLines />
      </Columns>
    </PlainPage>
  );
}
