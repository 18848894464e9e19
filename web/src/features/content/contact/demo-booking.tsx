import {
  clockText,
  demoModes,
  rangeText,
  shortDay,
  type OfferedDemoSlot,
  root,
} from '@institute/schema';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { ConsentField } from '../../../components/enquiry-form/consent-field.tsx';
import { HoneypotField } from '../../../components/enquiry-form/honeypot-field.tsx';
import { PersonFields } from '../../../components/enquiry-form/person-fields.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import * as texts from '../../../texts/en/contact-offer.ts';
import * as parts from '../../../texts/en/parts.ts';
import styles from './demo-booking.module.css';
import { useBookingForm } from './use-booking-form.ts';

interface DemoBookingProps {
  /** What can be booked: at most three. */
  readonly slots: readonly OfferedDemoSlot[];
  /** How many classes there are in all. */
  readonly count: number;
  /** Title of the course that they are to fit. */
  readonly course: string | undefined;
}

/** Where the chosen class has begun, the next one is chosen. */
function chooseOne(radio: HTMLInputElement | null): void {
  if (radio && !radio.form?.querySelector('[name=slot]:checked')) radio.checked = true;
}

const Choice = ({ slot, isFirst }: { slot: OfferedDemoSlot; isFirst: boolean }) => (
  <label className={styles.slot}>
    <input
      type="radio"
      name="slot"
      value={slot.id}
      defaultChecked={isFirst}
      ref={isFirst ? chooseOne : undefined}
    />
    <DateSheet day={slot.day} />
    <span>
      <b>{rangeText(slot.from, slot.to)}</b>
      {slot.course?.title ?? parts.anyCourse}
      <small>{[demoModes[slot.mode], slot.branch].filter(Boolean).join(', ')}</small>
    </span>
  </label>
);

/**
 * The next demo classes, the first one chosen, and who comes (contact-12). The radios decide the class, also
 * without JavaScript, and styles alone keep the button's name in step with them.
 */
export function DemoBooking({ slots, count, course }: DemoBookingProps) {
  const id = useId();
  const { form, errors } = useBookingForm();
  return (
    <form
      className={styles.booking}
      method="post"
      action={root + paths.demo}
      aria-labelledby={id}
      data-booking
      {...form}
    >
      <fieldset className={styles.choose}>
        <legend>
          <h2 id={id}>{texts.freeClasses}</h2>
          <span>{course ? texts.forCourse(course) : texts.costsNothing}</span>
        </legend>
        {slots.map((slot, index) => (
          <Choice key={slot.id} slot={slot} isFirst={index === 0} />
        ))}
        <PageLink to={paths.demo}>{texts.allClasses(count)}</PageLink>
      </fieldset>
      <div className={styles.you}>
        <PersonFields
          register={(name) => ({ name })}
          errors={errors}
          order={['name', 'phone', 'email']}
        />
        <HiddenFields values={{ id: '' }} />
        <HoneypotField />
        <ConsentField error={errors['consent']?.message} field={{ name: 'consent' }} />
        <Button type="submit">
          {texts.book}{' '}
          {slots.map(({ id: slot, day, from }) => (
            <span key={slot}>
              {shortDay(day)}, {clockText(from)}
            </span>
          ))}
        </Button>
      </div>
    </form>
  );
}
