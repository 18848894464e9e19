import { consentNotice, privacyNotice } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { useInstitute } from '../../lib/content/use-institute.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import styles from './privacy-page.module.css';

type Language = keyof typeof privacyNotice;

function Notice({ language }: { readonly language: Language }) {
  const { company, phone, writeTo } = useInstitute();
  const { sections, contact } = privacyNotice[language];
  const Title = language === 'en' ? 'h1' : 'h2';
  const Heading = language === 'en' ? 'h2' : 'h3';
  return (
    <article id={language} lang={language} className={styles.notice}>
      <Title>{consentNotice.name[language]}</Title>
      {language === 'en' && (
        <p className={styles.below}>
          <a href="#ta" lang="ta">
            {consentNotice.name.ta}
          </a>
        </p>
      )}
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
    </article>
  );
}

/** The privacy notice for the enquiry forms, in English and Tamil. */
export function PrivacyPage() {
  return (
    <>
      <PageHead
        title={consentNotice.name.en}
        description="What we keep from your enquiry, why and for how long, and how to see, correct or erase it. In English and Tamil."
        canonicalPath={paths.privacy}
      />
      <div className={`wrap ${styles.page}`}>
        <Notice language="en" />
        <Notice language="ta" />
        <p className={styles.version}>Version {consentNotice.version}</p>
      </div>
    </>
  );
}
