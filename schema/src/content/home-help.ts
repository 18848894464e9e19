import type { Help } from '../fields/help.ts';
import type { Home } from './home.ts';

export const homeHelp: Help<Home> = {
  heroTitle: 'The large heading at the top of home',
  heroDescription: 'The lines below the heading of home, and what search engines show of it',
  heroImage: 'The image beside the heading; if empty, a kolam',
  featuredCourses: 'If none are chosen, home features the first three courses',
  stats: 'The figures in the band below the top of home',
  'stats.*.value': 'For example 1,200+ or 92%',
  'stats.*.label': 'What the figure counts, such as Students trained',
  testimonials: 'What students say, further down on home',
  'testimonials.*.name': 'Who says it, below the message',
  'testimonials.*.role': 'For example Data analyst at a bank',
  'testimonials.*.message': 'What they said, in their words',
  'testimonials.*.image': 'A small photo beside the name; if empty, the first letter',
  callToAction: 'The band at the end of home',
  'callToAction.title': 'The heading of the band',
  'callToAction.description': 'The lines below its heading',
  'callToAction.buttonText': 'The text of its first button, which opens the courses page',
};
