import { defaultNavbar } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../components/page-link.tsx';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { EnquiryButton } from './enquiry-button.tsx';
import { Logo } from './logo.tsx';
import styles from './navbar.module.css';

/** The bar at the top. While its content is on its way, and where it fails, the default stands in. */
export function Navbar() {
  const { data } = useQuery(useContentQueries().singleton('navbar'));
  const { logo, links, showEnquiryButton, enquiryButtonText } = data ?? defaultNavbar;
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [open]);
  const shown = links.filter(({ isActive }) => isActive).toSorted((a, b) => a.order - b.order);

  return (
    <header className={styles.navbar}>
      <div className={`wrap ${styles.bar}`}>
        <Logo image={logo} />
        <nav id="navigation" className={styles.links} data-open={open} aria-label="Main">
          <ul className={styles.list}>
            {shown.map(({ name, path }) => (
              <li key={`${name} ${path}`}>
                <PageLink
                  to={path}
                  className={styles.link}
                  aria-current={path === pathname ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {showEnquiryButton && <EnquiryButton>{enquiryButtonText}</EnquiryButton>}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="navigation"
          onClick={() => setOpen(!open)}
        >
          <span className={styles.bars} data-open={open} aria-hidden="true" />
          <span className="visually-hidden">Menu</span>
        </button>
      </div>
    </header>
  );
}
