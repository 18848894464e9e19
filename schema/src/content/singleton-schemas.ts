import { storedAbout } from './about.ts';
import type { Singleton } from '../fields/collections.ts';
import { storedContactInfo } from './contact-info.ts';
import { storedFooter } from './footer.ts';
import { storedHome } from './home.ts';
import { storedNavbar } from './navbar.ts';
import { storedPlacementStats } from '../placements/placement-stats.ts';
import { storedTrustStats } from './trust-stats.ts';
import type * as z from 'zod/mini';

/** The schema of each singleton document. */
export const singletonSchemas = {
  home: storedHome,
  about: storedAbout,
  contactInfo: storedContactInfo,
  navbar: storedNavbar,
  footer: storedFooter,
  trustStats: storedTrustStats,
  placementStats: storedPlacementStats,
} as const satisfies Record<Singleton, z.ZodMiniType>;

/** The content of each singleton document. */
export type SingletonContent = {
  [Name in Singleton]: z.output<(typeof singletonSchemas)[Name]>;
};
