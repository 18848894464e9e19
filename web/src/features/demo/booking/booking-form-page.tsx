import { contactConsent, root } from '@institute/schema';
import { Button } from '../../../components/button.tsx';
import { ConsentField } from '../../../components/enquiry-form/consent-field.tsx';
import { HoneypotField } from '../../../components/enquiry-form/honeypot-field.tsx';
import { PersonFields } from '../../../components/enquiry-form/person-fields.tsx';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { Columns, Notice, PlainPage } from '../../../components/plain-page.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { anchorOf } from '../../../lib/demo/demo-days.ts';
import * as texts from '../../../texts/en/booking.tsx';
import styles from './booking.module.css';
import { ClassTicket } from './class-ticket.tsx';
import { describe, type ShownClass } from './shown-class.ts';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

interface BookingFormPageProps {
  readonly shown: ShownClass;
  /** Id of the class. */
  readonly slot: string;
  /** What the form is filled with, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Why the booking was refused. */
  readonly notice?: string | undefined;
  /** Whether to tell how else to reach us. */
  readonly withWays?: boolean;
  /** Whether to ask for a place on the waiting list. */
  readonly full: boolean;
}

/** The steps of a booking, of which this form is the last. */
const Steps = ({ day }: { readonly day: string }) => (
  <ol className={styles.steps}>
    <li>
      <PageLink to={paths.demo}>{texts.steps[0]}</PageLink>
    </li>
    <li>
      <PageLink to={`${paths.demo}#${anchorOf(day)}`}>{texts.steps[1]}</PageLink>
    </li>
    <li aria-current="step">{texts.steps[2]}</li>
  </ol>
);

const longest = { name: 100, email: 254, phone: 40 } as const;

/** The form of a demo class, which needs no script (demo-3). */
export function BookingFormPage({
  shown,
  slot,
  values,
  errors,
  notice,
  withWays = false,
  full,
}: BookingFormPageProps) {
  const title = full ? texts.waitTitle : texts.bookTitle;
  const errorOf = (name: string) => ({ message: errors?.[name] ?? '' });
  return (
    <PlainPage title={title} description={describe(shown)}>
      <Steps day={shown.day} />
      <h1>{title}</h1>
      {notice && <Notice role="alert">{notice}</Notice>}
      {withWays && (
        <p>
          <WaysToReachUs />
        </p>
      )}
      {full && !notice && <Notice>{texts.isFull}</Notice>}
      <Columns subject={<ClassTicket shown={shown} when="before" />}>
        <form method="post" action={root + paths.demoSlot(slot)} noValidate className={styles.form}>
          <HiddenFields values={{ id: values['id'] ?? '', slot, ...(full && { wait: 'yes' }) }} />
          <PersonFields
            register={(name) => ({
              name,
              defaultValue: values[name] ?? '',
              maxLength: longest[name],
            })}
            errors={{ name: errorOf('name'), email: errorOf('email'), phone: errorOf('phone') }}
            order={['name', 'phone', 'email']}
          />
          <HoneypotField />
          <p>{full ? texts.weEmailWaiting : texts.weEmail}</p>
          <ConsentField
            error={errors?.['consent']}
            field={{
              name: 'consent',
              defaultChecked: values['consent'] === contactConsent.version,
            }}
          />
          <Button type="submit">{full ? texts.waitTitle : texts.book}</Button>
        </form>
      </Columns>
    </PlainPage>
  );
}
