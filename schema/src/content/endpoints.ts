import * as z from 'zod/mini';
import { read, readLong, type Endpoint, write } from '../api/rows.ts';
import { basedOn } from '../fields/fields.ts';
import { withNotes } from '../proof/claims/notes.ts';
import { aboutUpdate, storedAbout } from './about.ts';
import { contactInfoUpdate, storedContactInfo } from './contact-info.ts';
import { footerUpdate, storedFooter } from './footer.ts';
import { homeUpdate, storedHome } from './home.ts';
import { navbarUpdate, storedNavbar } from './navbar.ts';
import { storedTrustStats, trustStatsUpdate } from './trust-stats.ts';
import { restored } from './version.ts';

export const contentEndpoints = {
  getHome: {
    ...read,
    makesClaims: true,
    path: '/api/home-content',
    data: withNotes(storedHome),
    summary: 'Home content',
  },
  saveHome: {
    ...write,
    capability: 'editContent',
    method: 'POST',
    path: '/api/home-content',
    body: homeUpdate,
    data: storedHome,
    summary: 'Replace the home content',
  },
  getContactInfo: {
    ...readLong,
    path: '/api/contact-info',
    data: storedContactInfo,
    summary: 'Contact info',
  },
  saveContactInfo: {
    ...write,
    capability: 'editContent',
    method: 'PUT',
    path: '/api/contact-info',
    body: contactInfoUpdate,
    data: storedContactInfo,
    summary: 'Replace the contact info',
  },
  getAbout: {
    ...readLong,
    makesClaims: true,
    path: '/api/about',
    data: withNotes(storedAbout),
    summary: 'About content',
  },
  saveAbout: {
    ...write,
    capability: 'editContent',
    method: 'PUT',
    path: '/api/about',
    body: aboutUpdate,
    data: storedAbout,
    summary: 'Replace the about content',
  },
  getTrustStats: {
    ...readLong,
    makesClaims: true,
    path: '/api/trust-stats',
    envelope: 'data-and-top-level',
    data: withNotes(storedTrustStats),
    summary: 'Trust stats',
  },
  saveTrustStats: {
    ...write,
    capability: 'editContent',
    method: 'POST',
    path: '/api/trust-stats',
    envelope: 'data-and-top-level',
    body: trustStatsUpdate,
    data: storedTrustStats,
    summary: 'Replace the trust stats',
  },
  getFooter: {
    ...readLong,
    path: '/api/footer-content',
    envelope: 'data-and-top-level',
    data: storedFooter,
    summary: 'Footer content',
  },
  saveFooter: {
    ...write,
    capability: 'editContent',
    method: 'POST',
    path: '/api/footer-content',
    envelope: 'data-and-top-level',
    body: footerUpdate,
    data: storedFooter,
    summary: 'Replace the footer content',
  },
  getNavbar: { ...readLong, path: '/api/navbar', data: storedNavbar, summary: 'Navbar' },
  saveNavbar: {
    ...write,
    capability: 'editContent',
    method: 'POST',
    path: '/api/navbar',
    body: navbarUpdate,
    data: storedNavbar,
    summary: 'Replace the navbar',
  },
  restoreVersion: {
    ...write,
    capability: ['editContent', 'handleEnquiries'],
    method: 'POST',
    path: '/api/versions/{id}/restore',
    body: z.object(basedOn),
    data: restored,
    summary: 'Restore an earlier version of a document',
  },
} as const satisfies Record<string, Endpoint>;
