import {
  defaultOfficeHours,
  institute,
  officeDays,
  supportHours,
  townText,
  type ContactInfo,
} from '@institute/schema';
import { Button } from '../../../components/button.tsx';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import * as texts from '../../../texts/en/contact.ts';
import * as parts from '../../../texts/en/parts.ts';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  readonly info: ContactInfo | null | undefined;
  /** Retries the read of the contact info; given if it failed. */
  readonly retry: (() => void) | undefined;
}

function Address({ address, city, state, zipCode }: ContactInfo) {
  const town = townText({ city, state, zipCode });
  return (
    <section>
      <h3>{texts.visitUs}</h3>
      <address className={styles.lines}>
        <strong>{useInstitute().company}</strong>
        {address && <span>{address}</span>}
        {town && <span>{town}</span>}
      </address>
    </section>
  );
}

function Phones({ phone }: Pick<ContactInfo, 'phone'>) {
  if (phone.length === 0) return null;
  return (
    <section>
      <h3>{texts.callUs}</h3>
      <ul className={styles.ways}>
        {phone.map(({ label, number }, index) => (
          <li key={index}>
            {label && <span>{label}</span>}
            <a href={telephoneLink(number)}>{number}</a>
          </li>
        ))}
      </ul>
      {institute.fixedTexts && <p className={styles.note}>{supportHours}</p>}
    </section>
  );
}

function Emails({ email }: Pick<ContactInfo, 'email'>) {
  if (email.length === 0) return null;
  return (
    <section>
      <h3>{texts.writeToUs}</h3>
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

function OfficeHours({ hours }: { readonly hours: Partial<ContactInfo['officeHours']> }) {
  const rows = officeDays(texts.dayName, hours)
    .map(([label, day]) => [label, hours[day] || defaultOfficeHours[day]])
    .filter(([, open]) => open);
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{texts.officeHours}</h3>
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
    <div className={styles.details} role="group" aria-label={texts.details}>
      {info && (
        <>
          <Address {...info} />
          <Phones phone={info.phone} />
          <Emails email={info.email} />
        </>
      )}
      {retry && (
        <section>
          <p>{texts.detailsFailed}</p>
          <Button kind="secondary" onClick={retry}>
            {parts.tryAgain}
          </Button>
        </section>
      )}
      <OfficeHours hours={info?.officeHours ?? {}} />
    </div>
  );
}
