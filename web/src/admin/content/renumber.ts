import type { Navbar } from '@institute/schema';

/** The links sorted by their numbers. */
export const inOrder = (navbar: Navbar): Navbar => ({
  ...navbar,
  links: navbar.links.toSorted((one, other) => one.order - other.order),
});

/** The links renumbered 1 to n in their current order (dashboard-9). */
export const renumber = (navbar: Navbar): Navbar => ({
  ...navbar,
  links: navbar.links.map((link, index) => ({ ...link, order: index + 1 })),
});
