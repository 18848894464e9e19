import type { Help } from '../fields/help.ts';
import type { Navbar } from './navbar.ts';

export const navbarHelp: Help<Navbar> = {
  logo: 'At the top left of every page; if empty, the site’s own logo',
  links: 'The menu at the top of every page, in this order',
  'links.*.name': 'The text of the link',
  'links.*.path': 'On this site, such as /courses',
  'links.*.isActive': 'Only active links are on the site',
  // The place in the list.
  'links.*.order': '',
  showEnquiryButton: 'The button at the top right of every page',
  enquiryButtonText: 'It opens the enquiry form',
};
