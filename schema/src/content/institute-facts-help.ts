import type { Help } from '../fields/help.ts';
import type { InstituteFacts } from './institute-facts.ts';

export const instituteFactsHelp: Help<InstituteFacts> = {
  name: 'In titles, share images, emails and calendars, and to search engines',
  spokenName: 'In sentences such as “Why Choose …”, in invitations, and where staff sign in',
  shortName: 'Beside the mark, at the top of every page',
  mark: 'The mark is a kolam that is drawn from a word; another word draws another one',
  tamilName: 'In consents in Tamil, in the form that stands before “website”',
  brand: 'Bands, headings and links have its hue',
  accent: 'Buttons and the dots of the mark have its hue',
  founded: 'For search engines; leave empty to say nothing',
  registeredName: 'On fee sheets and to search engines; leave empty if it is the full name',
  gstin: 'On fee sheets and to search engines; leave empty if there is none',
};
