import type { ContactInfo } from '@institute/schema';
import { Suspense } from 'react';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import * as texts from '../../../texts/en/contact.ts';
import { branchList } from './branch-list.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './find-us.module.css';

interface FindUsProps {
  readonly info: ContactInfo | null | undefined;
  /** Retries the read of the contact info; given if it failed. */
  readonly retry: (() => void) | undefined;
}

/** Hand-drawn streets, with our door: it leads to the real map, in a new tab. */
function DrawnMap({ info }: Pick<FindUsProps, 'info'>) {
  const { mark, city } = useOwnFacts();
  const { company, map } = useInstitute();
  const place = [info?.address, info?.city].filter(Boolean).join(', ') || city;
  return (
    <a className={styles.map} href={map} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M-20 90 260 60 660 120M-20 300 300 270 660 330M120-20 150 420M470-20 430 420" />
        <path d="M-20 190 660 225M295-20 285 420M560-20 590 420M30-20 10 420" />
      </svg>
      <span className={styles.door}>
        <KolamFigure seed={mark} rows={5} inHtml />
      </span>
      <span className={styles.foot}>
        <span>
          <strong>{company}</strong>
          <br />
          {place}
        </span>
        <span className={styles.open}>
          {texts.openMap}
          <span className="visually-hidden">{texts.inNewTab}</span>
        </span>
      </span>
    </a>
  );
}

/** Where we are, and how to reach us (contact-2, contact-8). */
export const FindUs = ({ info, retry }: FindUsProps) => (
  <section className={`wrap section ${styles.place}`} aria-labelledby="find-us">
    <div>
      <h2 id="find-us">{texts.findUsHere}</h2>
      <p className={styles.soft}>{texts.doorstep}</p>
      <ContactDetails info={info} retry={retry} />
    </div>
    <DrawnMap info={info} />
    <Suspense>
      <branchList.Component />
    </Suspense>
  </section>
);
