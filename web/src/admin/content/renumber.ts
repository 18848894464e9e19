import type { Navbar } from '@institute/schema';

/** The links in the order of their numbers. */
export const inOrder = (navbar: Navbar): Navbar => ({
  ...navbar,
  links: navbar.links.toSorted((one, other) => one.order - other.order),
});

/** The links numbered from 1 as they stand (dashboard-9). */
export const renumber = (navbar: Navbar): Navbar => ({
  ...navbar,
  links: navbar.links.map((link, index) => ({ ...link, order: index + 1 })),
});
