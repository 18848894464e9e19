import type { Kinds, Singleton } from '../kinds/kinds.ts';
import { storedPlacementStats } from '../placements/placement-stats.ts';
import { storedAbout } from './about.ts';
import { storedContactInfo } from './contact-info.ts';
import { storedFooter } from './footer.ts';
import { storedHome } from './home.ts';
import { storedInstitute } from './institute-facts.ts';
import { storedNavbar } from './navbar.ts';
import { storedTrustStats } from './trust-stats.ts';

/** The schema of each singleton document, without what the records of kinds have besides: pages load it. */
export const singletonSchemas: { readonly [Name in Singleton]: Kinds[Name]['stored'] } = {
  home: storedHome,
  about: storedAbout,
  contactInfo: storedContactInfo,
  navbar: storedNavbar,
  footer: storedFooter,
  trustStats: storedTrustStats,
  placementStats: storedPlacementStats,
  institute: storedInstitute,
};
