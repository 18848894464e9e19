import * as z from 'zod/mini';
import { basedOn, flag, link, list, requiredText, sitePath, stored } from './fields.ts';

export const navbarLink = z.object({
  name: requiredText('Name', 60),
  path: sitePath('Path'),
  isActive: flag(true),
  order: z.int('Enter a whole number').check(z.minimum(0), z.maximum(1000)),
});

/** Specification, section 3: Navbar. */
export const navbar = z.object({
  /** Link to the logo's image; the site's own mark stands where it is empty. */
  logo: link(),
  links: list(navbarLink, 20),
  showEnquiryButton: flag(true),
  /** Specification, section 2: the stored default label is "Get Started". */
  enquiryButtonText: z._default(requiredText('Enquiry button text', 40), 'Get Started'),
});

export const storedNavbar = z.extend(navbar, stored);
export const navbarUpdate = z.extend(navbar, basedOn);

export type Navbar = z.infer<typeof navbar>;
export type StoredNavbar = z.infer<typeof storedNavbar>;
export type NavbarLink = z.infer<typeof navbarLink>;

/** Specification, section 2: what a link added in the dashboard begins with. */
export const newNavbarLink = { name: 'New Link', path: '/', isActive: true } as const;
