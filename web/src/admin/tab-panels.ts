import { lazyPart, type LazyPart } from '../lib/page/lazy-part.tsx';
import type { Tab } from './parts/shell/tabs.ts';

interface TabProps {
  /** Id of the open item. */
  readonly item: string | undefined;
}

/** What each tab shows; each fetches its own code. */
export const tabPanels: Record<Tab, LazyPart<TabProps>> = {
  navbar: lazyPart(async () => (await import('./content/navbar-tab.tsx')).NavbarTab),
  home: lazyPart(async () => (await import('./content/home-tab.tsx')).HomeTab),
  courses: lazyPart(async () => (await import('./courses/courses-tab.tsx')).CoursesTab),
  placements: lazyPart(async () => (await import('./placements/placements-tab.tsx')).PlacementsTab),
  blog: lazyPart(async () => (await import('./blog/blog-tab.tsx')).BlogTab),
  'trust-stats': lazyPart(
    async () => (await import('./content/trust-stats-tab.tsx')).TrustStatsTab,
  ),
  contact: lazyPart(async () => (await import('./content/contact-tab.tsx')).ContactTab),
  about: lazyPart(async () => (await import('./content/about-tab.tsx')).AboutTab),
  enquiries: lazyPart(async () => (await import('./enquiries/enquiries-tab.tsx')).EnquiriesTab),
  footer: lazyPart(async () => (await import('./content/footer-tab.tsx')).FooterTab),
};
