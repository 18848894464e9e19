import type { ComponentType } from 'react';
import { AboutTab } from './content/about-tab.tsx';
import { BlogTab } from './blog/blog-tab.tsx';
import { ContactTab } from './content/contact-tab.tsx';
import { CoursesTab } from './courses/courses-tab.tsx';
import { EnquiriesTab } from './enquiries/enquiries-tab.tsx';
import { FooterTab } from './content/footer-tab.tsx';
import { HomeTab } from './content/home-tab.tsx';
import { NavbarTab } from './content/navbar-tab.tsx';
import { PlacementsTab } from './placements/placements-tab.tsx';
import { TrustStatsTab } from './content/trust-stats-tab.tsx';
import type { Tab } from './parts/shell/tabs.ts';

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
