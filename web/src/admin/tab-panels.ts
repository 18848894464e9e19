import { lazyPart, type LazyPart } from '../lib/page/lazy-part.tsx';
import type { FunctionComponent } from 'react';
import type { Tab } from './shell/tabs.ts';

interface TabProps {
  /** Id of the open item. */
  readonly item: string | undefined;
}

const singletonTab = (load: () => Promise<FunctionComponent>): LazyPart<TabProps> =>
  lazyPart<TabProps>(load);

/** The component of each tab, loaded on demand. */
export const tabPanels: Record<Tab, LazyPart<TabProps>> = {
  today: lazyPart(async () => (await import('./today/today-tab.tsx')).TodayTab),
  navbar: singletonTab(async () => (await import('./content/navbar-tab.ts')).NavbarTab),
  home: singletonTab(async () => (await import('./content/home-tab.tsx')).HomeTab),
  courses: lazyPart(async () => (await import('./courses/courses-tab.tsx')).CoursesTab),
  placements: lazyPart(async () => (await import('./placements/placements-tab.tsx')).PlacementsTab),
  blog: lazyPart(async () => (await import('./blog/blog-tab.tsx')).BlogTab),
  'trust-stats': singletonTab(
    async () => (await import('./content/trust-stats-tab.ts')).TrustStatsTab,
  ),
  contact: singletonTab(async () => (await import('./content/contact-tab.ts')).ContactTab),
  about: singletonTab(async () => (await import('./content/about-tab.ts')).AboutTab),
  enquiries: lazyPart(async () => (await import('./enquiries/enquiries-tab.tsx')).EnquiriesTab),
  messages: lazyPart(
    async () => (await import('./enquiries/messages/messages-tab.tsx')).MessagesTab,
  ),
  health: lazyPart(async () => (await import('./health/health-tab.tsx')).HealthTab),
  media: lazyPart(async () => (await import('./media/media-tab.tsx')).MediaTab),
  releases: lazyPart(async () => (await import('./releases/releases-tab.tsx')).ReleasesTab),
  redirects: lazyPart(async () => (await import('./redirects/redirects-tab.tsx')).RedirectsTab),
  claims: lazyPart(async () => (await import('./proof/claims/claims-tab.tsx')).ClaimsTab),
  reports: lazyPart(async () => (await import('./reports/reports-tab.tsx')).ReportsTab),
  staff: lazyPart(async () => (await import('./staff/staff-tab.tsx')).StaffTab),
  audit: lazyPart(async () => (await import('./audit/audit-tab.tsx')).AuditTab),
  bookings: lazyPart(async () => (await import('./demo/bookings-tab.tsx')).BookingsTab),
  'demo-classes': lazyPart(
    async () => (await import('./demo/demo-classes-tab.tsx')).DemoClassesTab,
  ),
  batches: lazyPart(async () => (await import('./courses/batches-tab.tsx')).BatchesTab),
  trainers: lazyPart(async () => (await import('./courses/trainers-tab.tsx')).TrainersTab),
  footer: singletonTab(async () => (await import('./content/footer-tab.tsx')).FooterTab),
};
