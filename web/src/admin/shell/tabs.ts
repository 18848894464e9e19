import { may, type Capability, type Role } from '@institute/schema';
import { paths } from '../../config/paths.ts';

/** The tabs of the dashboard in groups, both in order (dashboard-1, dashboard-22). */
export const tabGroups = [
  { name: 'Every day', tabs: ['today', 'bookings', 'messages'] },
  {
    name: 'Website',
    tabs: [
      'navbar',
      'home',
      'courses',
      'placements',
      'blog',
      'trust-stats',
      'contact',
      'about',
      'enquiries',
      'footer',
    ],
  },
  { name: 'Teaching', tabs: ['batches', 'demo-classes', 'trainers'] },
  {
    name: 'Upkeep',
    tabs: ['media', 'releases', 'claims', 'health', 'redirects', 'tamil'],
  },
  { name: 'Institute', tabs: ['reports', 'staff', 'audit', 'institute'] },
] as const;

/** Second among those of every day the rail has one of the ten, too: as a link, since a tab is there once. */
export const pinnedTab = 'enquiries';

export type Tab = (typeof tabGroups)[number]['tabs'][number];

export const tabs = tabGroups.flatMap((group): readonly Tab[] => group.tabs);

/** What a role must include to open the tab; `readContent` if absent. */
const capabilities: Partial<Record<Tab, Capability>> = {
  enquiries: 'handleEnquiries',
  bookings: 'handleBookings',
  messages: 'handleEnquiries',
  media: 'upload',
  health: 'editContent',
  releases: 'editContent',
  redirects: 'editContent',
  claims: 'manageClaims',
  reports: 'readReports',
  institute: 'editInstitute',
  staff: 'manageStaff',
  audit: 'readAudit',
};

export const capabilityFor = (tab: Tab): Capability => capabilities[tab] ?? 'readContent';

/** Whether a role has the tab; that of the texts in Tamil is there once the site is (tamil-12). */
export const hasTab = (tab: Tab, role: Role, isInTamil: boolean): boolean =>
  may(role, capabilityFor(tab)) && (tab !== 'tamil' || isInTamil);

/** The names of tabs that are not those of their addresses. */
const labels: Partial<Record<Tab, string>> = {
  audit: 'audit trail',
  'demo-classes': 'demo classes',
};

export const tabLabel = (tab: Tab): string => labels[tab] ?? tab;

/** The tab that opens: counsellors answer people, everyone else edits the site. */
const firstTab = (role: Role): Tab => (may(role, 'editContent') ? 'home' : 'today');

/** The four tabs that a role opens most, for the bar of phones. */
export const dailyTabs = (role: Role): readonly Tab[] =>
  may(role, 'handleEnquiries')
    ? ['today', 'enquiries', 'bookings', 'batches']
    : ['today', 'home', 'courses', 'blog'];

/** The address of a tab, or of an item in it. */
export const tabPath = (tab: Tab, item?: string): string =>
  item === undefined ? `${paths.admin}/${tab}` : `${paths.admin}/${tab}/${item}`;

/** The tab and the open item at an address below /admin, for a role. */
export function findTab(
  pathname: string,
  role: Role,
): { tab: Tab | undefined; item: string | undefined } {
  const [, , name, item] = pathname.split('/');
  return {
    tab: name ? tabs.find((tab) => tab === name) : firstTab(role),
    item: item || undefined,
  };
}
