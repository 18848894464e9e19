import { messages, type ContactInfo } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../../components/page-state.tsx';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useRead } from '../../../lib/content/use-read.ts';
import { mapsLink } from '../../../lib/links/maps-link.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import { PageHead, siteName } from '../../../lib/page-head/page-head.tsx';
import { answerTimeText } from './answer-time-text.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { MapDrawing } from './map-drawing.tsx';
import styles from './contact-page.module.css';

/** The hero of the contact page, with a phone number. */
function ContactHero({ info }: { readonly info: ContactInfo | null | undefined }) {
  const phone = info?.phone[0];
  const { data: answered } = useQuery({
    ...useContentQueries().answerTime(),
    enabled: info?.showAnswerTime === true,
  });
  return (
    <header className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>Get In Touch</h1>
        <p className={styles.text}>
          Ask about a course, a batch or a fee, or book a free demo class. We answer within a day.
        </p>
        {info?.showAnswerTime && answered && (
          <p className={styles.text}>{answerTimeText(answered)}</p>
        )}
        <p className={styles.ways}>
          {phone && <a href={telephoneLink(phone.number)}>Call {phone.number}</a>}
          <a href="#find-us">Find us</a>
        </p>
      </div>
      <KolamFigure seed="get in touch" className={styles.contactHeroKolam} inHtml />
    </header>
  );
}

/** A drawn map that links to the real one, in a new tab. */
function FindUs({ info }: { readonly info: ContactInfo | null | undefined }) {
  const place = [info?.address, info?.city].filter(Boolean).join(', ') || 'Chennai';
  return (
    <section className="wrap section" aria-labelledby="find-us">
      <SectionHead
        id="find-us"
        title="Find Us Here"
        text="The kolam marks our doorstep. Open the map for directions."
      />
      <a className={styles.map} href={mapsLink(info)} target="_blank" rel="noopener noreferrer">
        <MapDrawing className={styles.drawing} />
        <span className={styles.door}>
          <KolamFigure seed="vaasal" rows={5} className={styles.kolam} inHtml />
        </span>
        <span className={styles.sign}>
          <strong>{info?.companyName || siteName}</strong>
          <span>{place}</span>
          <span className={styles.action}>
            Open in Maps<span className="visually-hidden"> (in a new tab)</span>
          </span>
        </span>
      </a>
    </section>
  );
}

/** The form is shown even if the contact info fails: a lost enquiry is a lost student. */
export function ContactPage() {
  const query = useContentQueries().singleton('contactInfo');
  const { data: info, failed, retry } = useRead(query, messages.fetch.contactInfo);

  return (
    <>
      <PageHead
        title="Contact"
        description="Ask about a course, a batch or a fee, book a free demo class, or come and see us in Chennai. Our phone numbers, email addresses, office hours and directions."
        canonicalPath={paths.contact}
        subject={{ kind: 'institute', info }}
      />
      {info === undefined && !failed ? (
        <PageLoading />
      ) : (
        <>
          <ContactHero info={info} />
          <div className={`wrap ${styles.columns}`}>
            <ContactForm />
            <ContactDetails info={info} retry={failed ? retry : undefined} />
          </div>
          <FindUs info={info} />
        </>
      )}
    </>
  );
}
