import type { Help } from '../fields/help.ts';
import type { About } from './about.ts';

export const aboutHelp: Help<About> = {
  title: 'The heading at the top of the about page',
  heroImage: 'The image at the top of the About page; if empty, a row of kolams',
  heroDescription: 'The lines below that heading, and what search engines show of the page',
  excellenceTitle: 'The heading of the section about teaching',
  excellenceParagraph1: 'The beginning of that section',
  excellenceParagraph2: 'Below the first paragraph; may stay empty',
  missionTitle: 'The heading beside the vision',
  missionDescription: 'The text below the mission’s title',
  visionTitle: 'The heading beside the mission',
  visionDescription: 'The text below the vision’s title',
  valuesTitle: 'The heading above the values',
  values: 'What the institute stands for, each with a title and a text',
  'values.*.title': 'One or two words, such as Patience',
  'values.*.description': 'What it means for students',
  reasons: 'Below “Why Choose …”',
  'reasons.*.title': 'One or two words, such as Patience',
  'reasons.*.description': 'What it means for students',
  achievements: 'The figures on the about page',
  'achievements.*.value': 'For example 12 years or 12,000+',
  'achievements.*.label': 'What the figure counts',
};
