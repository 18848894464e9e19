import { tax } from '../institute.ts';
import type { Help } from '../fields/help.ts';
import type { Course } from './course.ts';

export const courseHelp: Help<Course> = {
  slug: 'The end of the page’s address; if you change it, the old one redirects here',
  title: 'The heading of the course’s page, and its name in every list',
  description: 'The overview on the course’s page; leave a blank line between paragraphs',
  shortDescription: 'Below the heading and on cards; if empty, cards show the description',
  duration: 'On the card and beside the course, such as 4 months',
  level: 'On the card and beside the course',
  category: 'The filter under which visitors find the course',
  order: '1 is first. Courses with 0 follow the numbered ones, oldest first',
  instructor: 'Shown beside the course',
  price: `Shown with ${tax} beside the course; enter 0 to show “Ask us”`,
  syllabus: 'Visitors can download it from the course’s page',
  highlights: '“What you’ll learn”; the first four are on the card',
  curriculum: 'The modules, opened one by one on the course’s page',
  'curriculum.*.module':
    'The line that opens the module; paste a syllabus here to fill in all modules',
  'curriculum.*.topics': 'What is taught in it',
  prerequisites: 'What students should already know; shown after the overview',
  fees: 'The section about the fee on the course’s page, and the fee sheet',
  'fees.gstRate': `Enter 0 to leave ${tax} out`,
  'fees.gstIncluded': `If off, ${tax} is added to the price`,
  'fees.instalments': `Together they must equal the price including ${tax}`,
  'fees.instalments.*.label': 'For example First instalment',
  'fees.instalments.*.due': 'For example On joining',
  'fees.instalments.*.amount': `With ${tax}`,
  'fees.included': 'For example Books and lab hours',
  'fees.notIncluded': 'For example Vendor exam fee',
  'fees.refunds': 'What students get back if they leave',
  'fees.refunds.*.until': 'For example Before the first class',
  'fees.refunds.*.percent': 'Of the amount paid so far',
  questions: 'At the end of the course’s page',
  'questions.*.question': 'As a student would ask it',
  'questions.*.answer': 'Opens below the question',
};
