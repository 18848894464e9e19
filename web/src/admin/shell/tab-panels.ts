import type { ComponentType } from 'react';
import { AboutTab } from '../about/about-tab.tsx';
import { ContactTab } from '../contact/contact-tab.tsx';
import { FooterTab } from '../footer/footer-tab.tsx';
import { HomeTab } from '../home/home-tab.tsx';
import { NavbarTab } from '../navbar/navbar-tab.tsx';
import { StatsEditor } from '../placements/stats-editor.tsx';
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
  courses: HomeTab,
  placements: StatsEditor,
  blog: HomeTab,
  'trust-stats': TrustStatsTab,
  contact: ContactTab,
  about: AboutTab,
  enquiries: HomeTab,
  footer: FooterTab,
};
