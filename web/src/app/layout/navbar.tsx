import { defaultNavbar } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { paths } from '../../config/paths.ts';
import { useEnquiryPopup } from '../../features/enquiries/enquiry-popup-context.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { fileUrl } from '../../lib/links/file-url.ts';
import * as texts from '../../texts/en/navbar.ts';
import { LanguageLink } from './language-link.tsx';
import styles from './navbar.module.css';

/** The institute's logo, or its mark and name; links to home. */
function Logo({ image }: { readonly image: string }) {
  const [failed, setFailed] = useState(false);
  const { spokenName, shortName, mark } = useOwnFacts();
  return (
    <PageLink to={paths.home} className={styles.logo} aria-label={texts.toHome(spokenName)}>
      {image && !failed ? (
        <img src={fileUrl(image)} alt="" height={44} onError={() => setFailed(true)} />
      ) : (
        <>
          <KolamFigure seed={mark} rows={5} className={styles.mark} inHtml />
          <span className={styles.name} data-long={shortName.length > 7 || undefined}>
            {shortName}
          </span>
        </>
      )}
    </PageLink>
  );
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Opens the enquiry popup. It is a link to the contact page, which works without JavaScript; a
 * press before hydration is held by the shell's script, with visible feedback.
 */
function EnquiryButton({ children }: { readonly children: ReactNode }) {
  const { open, opening } = useEnquiryPopup();
  return (
    <ButtonLink
      to={paths.contact}
      data-early
      aria-haspopup="dialog"
      aria-busy={opening || undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        open(event.currentTarget);
      }}
    >
      {children}
    </ButtonLink>
  );
}

/** Older browsers do not support popovers. */
const popsOver = (): boolean => 'showPopover' in HTMLElement.prototype;

/** The navbar, with a default while its content is loading or has failed. */
export function Navbar() {
  const { data } = useQuery(useContentQueries().singleton('navbar'));
  const { logo, links, showEnquiryButton, enquiryButtonText } = data ?? defaultNavbar;
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  // Before hydration only the browser knows whether the menu is open.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(popsOver() && menu.current?.matches(':popover-open')), []);
  const close = () => (popsOver() ? menu.current?.hidePopover() : setOpen(false));
  const shown = links.filter(({ isActive }) => isActive).toSorted((a, b) => a.order - b.order);
  const linkTo = (name: string, path: string) => (
    <PageLink
      to={path}
      className={styles.link}
      aria-current={path === pathname ? 'page' : pathname.startsWith(`${path}/`) || undefined}
      onClick={close}
    >
      {name}
    </PageLink>
  );

  return (
    <header className={styles.navbar}>
      <div className={`wrap ${styles.bar}`}>
        <Logo image={logo} />
        {/* On phones a popover, which the browser opens and closes even without scripts. */}
        <div
          ref={menu}
          id="navigation"
          className={styles.links}
          popover="auto"
          data-open={open}
          onToggle={({ newState }) => setOpen(newState === 'open')}
        >
          <nav aria-label={texts.main}>
            <ul className={styles.list}>
              {shown.map(({ name, path }) => (
                <li key={`${name} ${path}`}>{linkTo(name, path)}</li>
              ))}
            </ul>
          </nav>
          {linkTo(texts.search, paths.search)}
        </div>
        <LanguageLink className={styles.language} />
        {showEnquiryButton && <EnquiryButton>{enquiryButtonText}</EnquiryButton>}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          popoverTarget="navigation"
          onClick={() => popsOver() || setOpen(!open)}
        >
          <span className={styles.bars} aria-hidden="true" />
          <span className="visually-hidden">{texts.menu}</span>
        </button>
      </div>
    </header>
  );
}
