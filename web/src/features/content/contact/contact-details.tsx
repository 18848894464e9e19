import { defaultOfficeHours, supportHours, type ContactInfo } from '@institute/schema';
import { Button } from '../../../components/button.tsx';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  readonly info: ContactInfo | null | undefined;
  /** Retries the read of the contact info; given if it failed. */
  readonly retry: (() => void) | undefined;
}

function Address({ companyName, address, city, state, zipCode }: ContactInfo) {
  const place = [[city, state].filter(Boolean).join(', '), zipCode].filter(Boolean).join(' ');
  return (
    <section>
      <h3>Visit us</h3>
      <address className={styles.lines}>
        <strong>{companyName}</strong>
        {address && <span>{address}</span>}
        {place && <span>{place}</span>}
      </address>
    </section>
  );
}

function Phones({ phone }: Pick<ContactInfo, 'phone'>) {
  if (phone.length === 0) return null;
  return (
    <section>
      <h3>Call us</h3>
      <ul className={styles.ways}>
        {phone.map(({ label, number }, index) => (
          <li key={index}>
            {label && <span>{label}</span>}
            <a href={telephoneLink(number)}>{number}</a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{supportHours}</p>
    </section>
  );
}

function Emails({ email }: Pick<ContactInfo, 'email'>) {
  if (email.length === 0) return null;
  return (
    <section>
      <h3>Write to us</h3>
      <ul className={styles.ways}>
        {email.map(({ label, address }, index) => (
          <li key={index}>
            {label && <span>{label}</span>}
            <a href={`mailto:${address}`}>{address}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Monday's hours are shown for the working week (contact-2). */
function OfficeHours({ hours }: { readonly hours: Partial<ContactInfo['officeHours']> }) {
  const rows = [
    ['Mon-Fri', hours.monday || defaultOfficeHours.monday],
    ['Sat', hours.saturday || defaultOfficeHours.saturday],
    ['Sun', hours.sunday || defaultOfficeHours.sunday],
  ];
  return (
    <section>
      <h3>Office hours</h3>
      <dl className={styles.hours}>
        {rows.map(([days, open]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The contact details beside the map, as far as they are known. */
export function ContactDetails({ info, retry }: ContactDetailsProps) {
  return (
    <div className={styles.details} role="group" aria-label="Contact details">
      {info && (
        <>
          <Address {...info} />
          <Phones phone={info.phone} />
          <Emails email={info.email} />
        </>
      )}
      {retry && (
        <section>
          <p>We cannot show our address and phone numbers at the moment. The form still works.</p>
          <Button kind="secondary" onClick={retry}>
            Try again
          </Button>
        </section>
      )}
      <OfficeHours hours={info?.officeHours ?? {}} />
    </div>
  );
}
