import {
  contactConsent,
  hasTamil,
  language,
  privacyNotice,
  type Language,
} from '@institute/schema';
import { PageTop } from '../../components/page-top.tsx';
import { paths } from '../../config/paths.ts';
import { useInstitute } from '../../lib/content/use-institute.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import * as texts from '../../texts/en/privacy.ts';
import { inShort } from './in-short.ts';
import styles from './privacy-page.module.css';

/** The notice in the language of the page, and in the other one, for an institute that has it. */
const [first, other]: readonly [Language, Language?] = !hasTamil
  ? ['en']
  : language === 'en'
    ? ['en', 'ta']
    : ['ta', 'en'];

interface NoticeProps {
  readonly inLanguage: Language;
}

function Notice({ inLanguage }: NoticeProps) {
  const { company, phone, writeTo } = useInstitute();
  const { sections, contact } = privacyNotice[inLanguage];
  const { heading: short, lines, inFull } = inShort[inLanguage];
  const isFirst = inLanguage === first;
  const Heading = isFirst ? 'h2' : 'h3';
  const full = (
    <>
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
    </>
  );
  return (
    <div id={inLanguage} lang={inLanguage} className={styles.notice}>
      <section className={styles.short}>
        <h2>{isFirst ? short : `${contactConsent.name[inLanguage]}: ${short}`}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {isFirst ? (
        full
      ) : (
        <details className={styles.full}>
          <summary>{inFull}</summary>
          {full}
        </details>
      )}
    </div>
  );
}

/** The privacy notice for the enquiry forms, in English and, for an institute that has it, Tamil. */
export function PrivacyPage() {
  const title = contactConsent.name[first];
  return (
    <>
      <PageHead
        title={title}
        description={`${texts.description}${other ? texts.inBoth : ''}`}
        canonicalPath={paths.privacy}
      />
      <div className="wrap">
        <PageTop title={title} seed="privacy">
          {texts.lead}
          {other && (
            <a href={`#${other}`} lang={other} className={styles.below}>
              {contactConsent.name[other]}
            </a>
          )}
        </PageTop>
      </div>
      <div className={`wrap ${styles.page}`}>
        <Notice inLanguage={first} />
        {other && <Notice inLanguage={other} />}
        <p className={styles.version}>{texts.version(contactConsent.version)}</p>
      </div>
    </>
  );
}
