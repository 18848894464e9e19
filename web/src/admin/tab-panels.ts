import { lazyComponent, type LazyComponent } from '../lib/page/lazy-component.tsx';
import type { FunctionComponent } from 'react';
import type { Tab } from './shell/tabs.ts';

interface TabProps {
  /** Id of the open item. */
  readonly item: string | undefined;
}

interface Panel extends LazyComponent<TabProps> {
  /** What stands there until its code has loaded; the rows of a list if absent. */
  readonly shape?: 'fields';
}

const singletonTab = (load: () => Promise<FunctionComponent>): Panel => ({
  ...lazyComponent<TabProps>(load),
  shape: 'fields',
});

/** The component of each tab, loaded on demand. */
export const tabPanels: Record<Tab, Panel> = {
  today: lazyComponent(async () => (await import('./today/today-tab.tsx')).TodayTab),
  navbar: singletonTab(async () => (await import('./content/navbar-tab.ts')).NavbarTab),
  home: singletonTab(async () => (await import('./content/home-tab.tsx')).HomeTab),
  courses: lazyComponent(async () => (await import('./courses/courses-tab.tsx')).CoursesTab),
  placements: lazyComponent(
    async () => (await import('./placements/placements-tab.tsx')).PlacementsTab,
  ),
  blog: lazyComponent(async () => (await import('./blog/blog-tab.tsx')).BlogTab),
  'trust-stats': singletonTab(
    async () => (await import('./content/trust-stats-tab.ts')).TrustStatsTab,
  ),
  contact: singletonTab(async () => (await import('./content/contact-tab.ts')).ContactTab),
  about: singletonTab(async () => (await import('./content/about-tab.ts')).AboutTab),
  enquiries: lazyComponent(
    async () => (await import('./enquiries/enquiries-tab.tsx')).EnquiriesTab,
  ),
  messages: lazyComponent(
    async () => (await import('./enquiries/messages/messages-tab.tsx')).MessagesTab,
  ),
  health: lazyComponent(async () => (await import('./health/health-tab.tsx')).HealthTab),
  media: lazyComponent(async () => (await import('./media/media-tab.tsx')).MediaTab),
  releases: lazyComponent(async () => (await import('./releases/releases-tab.tsx')).ReleasesTab),
  redirects: lazyComponent(
    async () => (await import('./redirects/redirects-tab.tsx')).RedirectsTab,
  ),
  claims: lazyComponent(async () => (await import('./proof/claims/claims-tab.tsx')).ClaimsTab),
  reports: lazyComponent(async () => (await import('./reports/reports-tab.tsx')).ReportsTab),
  institute: singletonTab(async () => (await import('./institute/institute-tab.tsx')).InstituteTab),
  staff: lazyComponent(async () => (await import('./staff/staff-tab.tsx')).StaffTab),
  audit: lazyComponent(async () => (await import('./audit/audit-tab.tsx')).AuditTab),
  bookings: lazyComponent(async () => (await import('./demo/bookings-tab.tsx')).BookingsTab),
  'demo-classes': lazyComponent(
    async () => (await import('./demo/demo-classes-tab.tsx')).DemoClassesTab,
  ),
  tamil: lazyComponent(async () => (await import('./tamil/tamil-tab.tsx')).TamilTab),
  batches: lazyComponent(async () => (await import('./courses/batches-tab.tsx')).BatchesTab),
  trainers: lazyComponent(async () => (await import('./courses/trainers-tab.tsx')).TrainersTab),
  footer: singletonTab(async () => (await import('./content/footer-tab.tsx')).FooterTab),
};
