import type { ComponentType } from 'react';
import { AboutTab } from '../about/about-tab.tsx';
import { BlogTab } from '../blog/blog-tab.tsx';
import { ContactTab } from '../contact/contact-tab.tsx';
import { CoursesTab } from '../courses/courses-tab.tsx';
import { EnquiriesTab } from '../enquiries/enquiries-tab.tsx';
import { FooterTab } from '../footer/footer-tab.tsx';
import { HomeTab } from '../home/home-tab.tsx';
import { NavbarTab } from '../navbar/navbar-tab.tsx';
import { PlacementsTab } from '../placements/placements-tab.tsx';
import { TrustStatsTab } from '../trust-stats/trust-stats-tab.tsx';
import type { Tab } from './tabs.ts';

interface TabProps {
  /** What is open in the tab, by its id. */
  readonly item: string | undefined;
}

/** What each tab shows. */
export const tabPanels: Record<Tab, ComponentType<TabProps>> = {
  navbar: NavbarTab,
  home: HomeTab,
  courses: CoursesTab,
  placements: PlacementsTab,
  blog: BlogTab,
  'trust-stats': TrustStatsTab,
  contact: ContactTab,
  about: AboutTab,
  enquiries: EnquiriesTab,
  footer: FooterTab,
};
