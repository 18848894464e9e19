import type { Help } from '../fields/help.ts';
import type { OwnFacts } from './own-facts.ts';

export const ownFactsHelp: Help<OwnFacts> = {
  name: 'In titles, emails and calendars',
  spokenName: 'In sentences such as “Why Choose …”',
  shortName: 'Beside the mark, at the top of every page',
  mark: 'The kolam of the mark is drawn from this word',
  area: 'On the share image; may be the city',
  city: 'In descriptions of pages',
  region: 'Where the address cannot be read',
  tamilName: 'In consents in Tamil, as it stands before “website”',
  tamil: 'Pages in Tamil below /ta, with a link at the top of every page',
  brand: 'The hue of bands and links',
  accent: 'The hue of buttons',
  asksForPlacement: 'In the contact form',
  invitesToDemos: 'Buttons and links on every page; switch it off where there are none',
  founded: 'For search engines; may be empty',
  courseFeatures: 'On the page of every course',
  whatYouGet: 'Below the list of courses',
  'whatYouGet.*.title': 'One or two words',
  'whatYouGet.*.text': 'What it means for students',
  formCourses: 'Before those of the site',
  postCategories: 'In the form of a post; posts keep theirs',
  registeredName: 'On fee sheets; may be empty',
  gstin: 'On fee sheets; may be empty',
};
