import { contactConsent, hasTamil, privacyNotice } from '@institute/schema';
import { PageTop } from '../../components/page-top.tsx';
import { paths } from '../../config/paths.ts';
import { useInstitute } from '../../lib/content/use-institute.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import { inShort } from './in-short.ts';
import styles from './privacy-page.module.css';

type Language = keyof typeof privacyNotice;

function Notice({ language }: { readonly language: Language }) {
  const { company, phone, writeTo } = useInstitute();
  const { sections, contact } = privacyNotice[language];
  const { heading: short, lines } = inShort[language];
  const Heading = language === 'en' ? 'h2' : 'h3';
  return (
    <div id={language} lang={language} className={styles.notice}>
      <section className={styles.short}>
        <h2>{language === 'ta' ? `${contactConsent.name.ta}: ${short}` : short}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {[...sections, contact].map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <address>
        <strong>{company}</strong>
        <a href={writeTo.href}>{writeTo.text}</a>
        {phone && <a href={telephoneLink(phone)}>{phone}</a>}
      </address>
    </div>
  );
}

/** The privacy notice for the enquiry forms, in English and, for an institute that has it, Tamil. */
export function PrivacyPage() {
  return (
    <>
      <PageHead
        title={contactConsent.name.en}
        description={`What we keep from your enquiry, why and for how long, and how to see, correct or erase it.${hasTamil ? ' In English and Tamil.' : ''}`}
        canonicalPath={paths.privacy}
      />
      <div className="wrap">
        <PageTop title={contactConsent.name.en} seed="privacy">
          What we keep from your enquiry, first in five lines, then in full.
          {hasTamil && (
            <a href="#ta" lang="ta" className={styles.below}>
              {contactConsent.name.ta}
            </a>
          )}
        </PageTop>
      </div>
      <div className={`wrap ${styles.page}`}>
        <Notice language="en" />
        {hasTamil && <Notice language="ta" />}
        <p className={styles.version}>Version {contactConsent.version}</p>
      </div>
    </>
  );
}
