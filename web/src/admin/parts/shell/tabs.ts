import type { Capability } from '@institute/schema';
import { paths } from '../../../config/paths.ts';

/** The tabs of the dashboard, in order (dashboard-1). */
export const tabs = [
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
] as const;

export type Tab = (typeof tabs)[number];

/** What a role must include to open the tab. */
export const capabilityFor = (tab: Tab): Capability =>
  tab === 'enquiries' ? 'handleEnquiries' : 'readContent';

const defaultTab: Tab = 'home';

/** The address of a tab, or of an item in it. */
export const tabPath = (tab: Tab, item?: string): string =>
  item === undefined ? `${paths.admin}/${tab}` : `${paths.admin}/${tab}/${item}`;

/** The tab and the open item at an address below /admin. */
export function findTab(pathname: string): { tab: Tab | undefined; item: string | undefined } {
  const [, , name, item] = pathname.split('/');
  return {
    tab: name ? tabs.find((tab) => tab === name) : defaultTab,
    item: item || undefined,
  };
}
