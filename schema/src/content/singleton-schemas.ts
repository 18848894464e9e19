import type { Kinds, Singleton } from '../kinds/kinds.ts';
import { storedPlacementStats } from '../placements/placement-stats.ts';
import { storedAbout } from './about.ts';
import { storedContactInfo } from './contact-info.ts';
import { storedFooter } from './footer.ts';
import { storedHome } from './home.ts';
import { storedNavbar } from './navbar.ts';
import { storedTrustStats } from './trust-stats.ts';

/** The singletons that browsers read: the facts about the institute come with the page. */
export type ReadSingleton = Exclude<Singleton, 'institute'>;

/** The schema of each of them, without what the records of kinds have besides: pages load it. */
export const singletonSchemas: { readonly [Name in ReadSingleton]: Kinds[Name]['stored'] } = {
  home: storedHome,
  about: storedAbout,
  contactInfo: storedContactInfo,
  navbar: storedNavbar,
  footer: storedFooter,
  trustStats: storedTrustStats,
  placementStats: storedPlacementStats,
};
