import type { Help } from '../fields/help.ts';
import type { OwnFacts } from './own-facts.ts';

export const ownFactsHelp: Help<OwnFacts> = {
  name: 'In titles, emails and calendars',
  spokenName: 'In sentences such as “Why Choose …”',
  shortName: 'Beside the mark, at the top of every page',
  mark: 'The kolam of the mark is drawn from this word',
  area: 'On the share image and in sentences; enter the city if it has no parts',
  city: 'In descriptions of pages; that of the address is in Contact',
  region: 'Where the address cannot be read',
  tamilName: 'In consents in Tamil, as it stands before “website”',
  tamil:
    'Pages in Tamil are below /ta, with a link at the top of every page; if off, there are none',
  brand: 'The hue of bands and links',
  accent: 'The hue of buttons',
  asksForPlacement: 'If off, the contact form does not ask who wants placement support',
  founded: 'For search engines; may be empty',
  courseFeatures: 'On the page of every course',
  whatYouGet: 'The cards below the list of courses; may be empty',
  'whatYouGet.*.title': 'Such as Live projects',
  'whatYouGet.*.text': 'One sentence',
  formCourses: 'Before those of the site',
  registeredName: 'On fee sheets; may be empty',
  gstin: 'On fee sheets; may be empty',
};
