import {
  contactConsent,
  institute,
  language,
  localTime,
  type socialPlatforms,
} from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageLink } from '../../components/page-link.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { useInstitute } from '../../lib/content/use-institute.ts';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import * as texts from '../../texts/en/footer.ts';
import { LanguageLink } from './language-link.tsx';
import styles from './footer.module.css';

type Platform = (typeof socialPlatforms)[number];

const shapes: Record<Platform, string> = {
  Facebook: 'M14 8h3V4h-3q-5 0-5 5v2H6v4h3v9h4v-9h3l1-4h-4V9q0-1 1-1z',
  Instagram:
    'M7 2h10q5 0 5 5v10q0 5-5 5H7q-5 0-5-5V7q0-5 5-5zm0 2Q4 4 4 7v10q0 3 3 3h10q3 0 3-3V7q0-3-3-3zm5 3a5 5 0 1 1-.1 0zm0 2a3 3 0 1 1-.1 0zm5-3a1 1 0 1 1-.1 0z',
  Linkedin: 'M3 9h4v12H3zm2-6a2 2 0 1 1-.1 0zm4 6h4v2q1-2 4-2 5 0 5 6v6h-4v-6q0-3-2-3-3 0-3 3v6H9z',
  Youtube: 'M4 5h16q2 0 2 2v10q0 2-2 2H4q-2 0-2-2V7q0-2 2-2zm6 3v8l6-4z',
};

/** The icon of a social platform, by its name (footer-1). */
function SocialIcon({ platform }: { readonly platform: Platform }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={shapes[platform]} />
    </svg>
  );
}

/** Fallbacks for the footer's content, courses and contact info. */

const fallbackCourses: readonly { readonly slug?: string; readonly title: string }[] = (
  institute.fixedTexts
    ? ['Python Full Stack Development', 'Data Science', 'Cloud Computing', 'UI/UX Design']
    : []
).map((title) => ({ title }));

const { developer } = institute;

/** The footer of every page, with fallbacks for failed reads (footer-6). */
export function Footer() {
  const queries = useContentQueries();
  const { data: footer } = useQuery(queries.singleton('footer'));
  const { data: courses } = useQuery(queries.popularCourses());
  const popular = courses?.length ? courses : fallbackCourses;
  const { city } = useOwnFacts();
  const { isKnown, company, place, phone, email } = useInstitute();
  // Once the app runs: a page that is kept may be from another year.
  const [year, setYear] = useState('');
  useEffect(() => setYear(`${localTime(new Date()).getUTCFullYear()} `), []);
  const copyright = footer?.copyright || texts.rights(isKnown ? year : '', company);
  const socialLinks = footer?.showSocialLinks
    ? footer.socialLinks.filter(({ isActive, url }) => isActive && url)
    : [];
  const quickLinks = footer?.showQuickLinks
    ? footer.quickLinks.filter(({ isActive }) => isActive)
    : [];

  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.company}>{company}</p>
          <p>{footer?.description || texts.about(city)}</p>
          {socialLinks.length > 0 && (
            <ul className={styles.social}>
              {socialLinks.map(({ name, icon, url }) => (
                <li key={`${name} ${url}`}>
                  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
                    <SocialIcon platform={icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {quickLinks.length > 0 && (
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{texts.quickLinks}</h2>
            <ul className={styles.list}>
              {quickLinks.map(({ label, path }) => (
                <li key={`${label} ${path}`}>
                  <PageLink to={path}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {popular.length > 0 && (
          <nav aria-labelledby="popular-courses">
            <h2 id="popular-courses">{texts.popularCourses}</h2>
            <ul className={styles.list}>
              {popular.map(({ slug, title }) => (
                <li key={slug ?? title}>
                  <PageLink to={slug ? paths.course(slug) : paths.courses}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{texts.contact}</h2>
          <address className={styles.list}>
            <p>{place}</p>
            {phone ? (
              <a href={telephoneLink(phone)}>{phone}</a>
            ) : (
              <PageLink to={paths.contact}>{institute.placeholders.phone}</PageLink>
            )}
            {email ? (
              <a href={`mailto:${email}`}>{email}</a>
            ) : (
              <PageLink to={paths.contact}>{institute.placeholders.email}</PageLink>
            )}
          </address>
        </section>
      </div>
      <div className={`wrap ${styles.legal}`}>
        <p>{copyright}</p>
        <p>
          <PageLink to={paths.privacy}>{contactConsent.name[language]}</PageLink>
        </p>
        <LanguageLink />
        <p>{texts.developedBy(developer === institute.name ? company : developer)}</p>
      </div>
    </footer>
  );
}
