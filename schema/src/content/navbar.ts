import * as z from 'zod/mini';
import { flag, link, list, requiredText, sitePath, stored } from '../fields/fields.ts';

export const navbarLink = z.object({
  name: requiredText('Name', 60),
  path: sitePath('Path'),
  isActive: flag(true),
  order: z.int('Enter a whole number').check(z.minimum(0), z.maximum(1000)),
});

/** The navbar (dashboard-9, navbar-1). */
export const navbar = z.object({
  /** URL of the logo image; when empty, the site's own logo mark. */
  logo: link(),
  links: list(navbarLink, 20),
  showEnquiryButton: flag(true),
  /** navbar-6. */
  enquiryButtonText: z._default(requiredText('Enquiry button text', 40), 'Get Started'),
});

export const storedNavbar = z.extend(navbar, stored);

export type Navbar = z.infer<typeof navbar>;
export type StoredNavbar = z.infer<typeof storedNavbar>;
export type NavbarLink = z.infer<typeof navbarLink>;

/** Defaults of a link added in the dashboard (dashboard-9). */
export const newNavbarLink = { name: 'New Link', path: '/', isActive: true } as const;
