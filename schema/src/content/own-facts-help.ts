import type { Help } from '../fields/help.ts';
import type { OwnFacts } from './own-facts.ts';

export const ownFactsHelp: Help<OwnFacts> = {
  name: 'In titles, emails and calendars',
  spokenName: 'In sentences such as “Why Choose …”',
  shortName: 'Beside the mark, at the top of every page',
  mark: 'The kolam of the mark is drawn from this word',
  tamilName: 'In consents in Tamil, as it stands before “website”',
  brand: 'The hue of bands and links',
  accent: 'The hue of buttons',
  founded: 'For search engines; may be empty',
  registeredName: 'On fee sheets; may be empty',
  gstin: 'On fee sheets; may be empty',
};
