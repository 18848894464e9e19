import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { PageLoading } from '../../components/page-state.tsx';
import { EnquiryPopup } from '../../features/enquiries/enquiry-popup.tsx';
import { onlyInEnglish } from '../../lib/content/twin.ts';
import { useLacksClaims } from '../../lib/content/use-lacks-claims.ts';
import { useOutbox } from '../../lib/enquiries/use-outbox.ts';
import { pageIn } from '../../lib/links/list-path.ts';
import { Notifications } from '../../lib/notifications/notifications.tsx';
import { useOffline } from '../../lib/offline/use-offline.ts';
import { useServiceWorker } from '../../lib/offline/use-service-worker.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';
import { Answers } from '../early-presses.tsx';
import * as texts from '../../texts/en/layout.ts';
import { FloatingLinks, type StepProps } from './floating-links.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import styles from './layout.module.css';

/** A strip that tells visitors when they are offline, and what a copy of a page leaves out. */
function OfflineNotice() {
  const offline = useOffline();
  const lacksClaims = useLacksClaims();
  return (
    <div role="status" className={styles.notice}>
      {offline && <p className="wrap">{texts.offline}</p>}
      {lacksClaims && <p className="wrap">{texts.lacksClaims}</p>}
    </div>
  );
}

/** The parts around every public page. */
export function Layout({ step }: StepProps) {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${pageIn(new URLSearchParams(search))}`;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useServiceWorker();
  useOutbox();

  useEffect(() => {
    document.documentElement.style.setProperty('--site', JSON.stringify(location.origin));
    return whenIdle(() => void import('./late.ts').catch(() => undefined));
  }, []);

  // Before the browser takes the picture to which what two pages share moves.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <EnquiryPopup>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <Navbar />
      <OfflineNotice />
      {texts.onlyInEnglish && (
        <p id={onlyInEnglish} className="wrap">
          {texts.onlyInEnglish}
        </p>
      )}
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        {/* Outside of what a navigation replaces: the old page stays until the code of the new
            one is loaded; React would not delay it after a fallback. */}
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
          <Answers from="ready" />
        </Suspense>
      </main>
      <Footer />
      <FloatingLinks step={step} />
      <Notifications />
      <Answers from="layout" />
    </EnquiryPopup>
  );
}
