import type { weekdays } from '../fields/choices.ts';
import type { Navbar } from './navbar.ts';
import type { PlacementStats } from '../placements/placement-stats.ts';
import { platformColours } from '../theme.ts';
import * as texts from '../texts/en/defaults.ts';
import type { TrustStats } from './trust-stats.ts';
import { institute } from '../institute.ts';

/** The hours of the first institute: another says its own. */
const [week, saturday, sunday] = institute.fixedTexts
  ? [texts.weekHours, texts.saturdayHours, texts.sundayHours]
  : ['', '', ''];

/** Default office hours (contact-2). */
export const defaultOfficeHours = {
  monday: week,
  tuesday: week,
  wednesday: week,
  thursday: week,
  friday: week,
  saturday,
  sunday,
} satisfies Record<(typeof weekdays)[number], string>;

export { courseFeaturesIn, supportHours } from '../texts/en/defaults.ts';

/** Fallback when the stored navbar cannot be loaded (navbar-5). */
export const defaultNavbar: Navbar = {
  logo: '',
  links: [
    { name: texts.home, path: '/', isActive: true, order: 1 },
    { name: texts.about, path: '/about', isActive: true, order: 2 },
    { name: texts.courses, path: '/courses', isActive: true, order: 3 },
    { name: texts.placements, path: '/placements', isActive: true, order: 4 },
    { name: texts.blog, path: '/blog', isActive: true, order: 5 },
    { name: texts.contact, path: '/contact', isActive: true, order: 6 },
  ],
  showEnquiryButton: true,
  enquiryButtonText: texts.enquireNow,
};

/** Fallback for missing placement statistics (placements-1). */
export const defaultPlacementStats: Omit<PlacementStats, 'placedByCourseAndYear'> = {
  placementRate: '95%',
  totalPlacements: '500+',
  companiesPartnered: '100+',
  averageSalary: `${institute.currency.sign}6.5 LPA`,
  highestSalary: '',
  topCompanies: '',
  byCourse: '',
  byYear: '',
};

/** Fallback for the home page when the stored trust stats cannot be loaded (home-6). */
export const defaultTrustStats: TrustStats = {
  studentCount: '1,00,000+',
  studentLabel: texts.alumni,
  ratingPlatforms: [
    {
      name: 'Trustpilot',
      rating: 4.8,
      icon: 'Trustpilot',
      color: platformColours.trustpilot,
      isActive: true,
    },
    { name: 'Google', rating: 4.9, icon: 'Google', color: platformColours.google, isActive: true },
  ],
};
