import { consentNotice } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../components/page-link.tsx';
import { SocialIcon } from './social-icon.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useInstitute } from '../../lib/content/use-institute.ts';
import { indianTime } from '../../lib/dates/indian-time.ts';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import {
  contactPlaceholders,
  defaultCopyright,
  defaultDescription,
  fallbackCourses,
} from './footer-defaults.ts';
import styles from './footer.module.css';

/** The current year in India, wherever the page is rendered. */
const thisYear = (): number => indianTime(new Date()).getUTCFullYear();

/** The footer of every page, with fallbacks for failed reads (footer-6). */
export function Footer() {
  const queries = useContentQueries();
  const { data: footer } = useQuery(queries.singleton('footer'));
  const { data: courses } = useQuery(queries.popularCourses());
  const { isKnown, company, place, phone, email } = useInstitute();
  const copyright =
    footer?.copyright ||
    (isKnown ? `© ${thisYear()} ${company}. All rights reserved.` : defaultCopyright);
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
          <p>{footer?.description || defaultDescription}</p>
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
            <h2 id="quick-links">Quick Links</h2>
            <ul className={styles.list}>
              {quickLinks.map(({ label, path }) => (
                <li key={`${label} ${path}`}>
                  <PageLink to={path}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-labelledby="popular-courses">
          <h2 id="popular-courses">Popular Courses</h2>
          <ul className={styles.list}>
            {courses && courses.length > 0
              ? courses.map(({ slug, title }) => (
                  <li key={slug}>
                    <PageLink to={paths.course(slug)}>{title}</PageLink>
                  </li>
                ))
              : fallbackCourses.map((title) => (
                  <li key={title}>
                    <PageLink to={paths.courses}>{title}</PageLink>
                  </li>
                ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contact Us</h2>
          <address className={styles.list}>
            <p>{place || contactPlaceholders.place}</p>
            {phone ? (
              <a href={telephoneLink(phone)}>{phone}</a>
            ) : (
              <PageLink to={paths.contact}>{contactPlaceholders.phone}</PageLink>
            )}
            {email ? (
              <a href={`mailto:${email}`}>{email}</a>
            ) : (
              <PageLink to={paths.contact}>{contactPlaceholders.email}</PageLink>
            )}
          </address>
        </section>
      </div>
      <div className={`wrap ${styles.legal}`}>
        <p>{copyright}</p>
        <p>
          <PageLink to={paths.privacy}>{consentNotice.name.en}</PageLink>
        </p>
        <p>Developed by Vaasal Labs</p>
      </div>
    </footer>
  );
}
