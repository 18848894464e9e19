import * as z from 'zod/mini';
import { socialPlatforms } from '../fields/choices.ts';
import { withInstituteFacts, withoutFacts } from '../fields/facts.ts';
import { flag, link, list, requiredText, sitePath, stored, text } from '../fields/fields.ts';

export const socialLink = z.object({
  name: requiredText('Name', 60),
  icon: z.enum(socialPlatforms, 'Choose an icon'),
  url: link(),
  isActive: flag(true),
});

export const quickLink = z.object({
  label: requiredText('Label', 60).check(withoutFacts),
  path: sitePath('Path'),
  isActive: flag(true),
});

/** The footer (footer-1). */
export const footer = z.object({
  description: text(1000).check(withInstituteFacts),
  /** Custom copyright line; when empty, the current year and the company name. */
  copyright: text(300).check(withoutFacts),
  showSocialLinks: flag(true),
  socialLinks: list(socialLink, 10),
  showQuickLinks: flag(true),
  quickLinks: list(quickLink, 20),
});

export const storedFooter = z.extend(footer, stored);

export type Footer = z.infer<typeof footer>;
export type StoredFooter = z.infer<typeof storedFooter>;
