import type { weekdays } from '../fields/choices.ts';
import type { Navbar } from './navbar.ts';
import type { PlacementStats } from '../placements/placement-stats.ts';
import { platformColours } from '../theme.ts';
import type { TrustStats } from './trust-stats.ts';
import { institute } from '../institute.ts';

/** Default office hours (contact-2). */
export const defaultOfficeHours = {
  monday: '9 AM - 7 PM',
  tuesday: '9 AM - 7 PM',
  wednesday: '9 AM - 7 PM',
  thursday: '9 AM - 7 PM',
  friday: '9 AM - 7 PM',
  saturday: '10 AM - 5 PM',
  sunday: 'Closed',
} as const satisfies Record<(typeof weekdays)[number], string>;

/** The support line, independent of the office hours (contact-2). */
export const supportHours = 'Mon-Sat: 9 AM - 7 PM';

/** Fallback when the stored navbar cannot be loaded (navbar-5). */
export const defaultNavbar: Navbar = {
  logo: '',
  links: [
    { name: 'Home', path: '/', isActive: true, order: 1 },
    { name: 'About', path: '/about', isActive: true, order: 2 },
    { name: 'Courses', path: '/courses', isActive: true, order: 3 },
    { name: 'Placements', path: '/placements', isActive: true, order: 4 },
    { name: 'Blog', path: '/blog', isActive: true, order: 5 },
    { name: 'Contact', path: '/contact', isActive: true, order: 6 },
  ],
  showEnquiryButton: true,
  enquiryButtonText: 'Enquire Now',
};

/** Fallback for missing placement statistics (placements-1). */
export const defaultPlacementStats: PlacementStats = {
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
  studentLabel: 'Students Alumni',
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

/** Author of a post that names none: the team (dashboard-13). */
export const defaultAuthor = `${institute.spokenName} Team`;
