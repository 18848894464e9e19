import type { Help } from '../fields/help.ts';
import type { Footer } from './footer.ts';
import { institute } from '../institute.ts';

export const footerHelp: Help<Footer> = {
  description: 'The lines below the name at the bottom of every page',
  copyright: 'If empty: the year and the company name',
  showSocialLinks: 'If off, no page shows them',
  socialLinks: 'The icons below those lines, in this order',
  'socialLinks.*.name': `What screen readers say, such as ${institute.shortName} on YouTube`,
  'socialLinks.*.icon': 'The platform’s mark',
  'socialLinks.*.url': 'Your page there, opened in a new tab; if empty, the icon is hidden',
  'socialLinks.*.isActive': 'Only active links are on the site',
  showQuickLinks: 'If off, the column of links is hidden',
  quickLinks: 'The first column of links at the bottom of every page, in this order',
  'quickLinks.*.label': 'The text of the link',
  'quickLinks.*.path': 'On this site, such as /courses',
  'quickLinks.*.isActive': 'Only active links are on the site',
};
