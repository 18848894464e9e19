import { courses } from '../courses.ts';
import { aboutWords } from './about.ts';
import { askedWords } from './asked.ts';
import { awsWords } from './aws.ts';
import { tamilCourses } from './courses.ts';
import { dataScienceWords } from './data-science.ts';
import { feeWords } from './fees.ts';
import { highlightWords } from './highlights.ts';
import { learnedWords } from './learned.ts';
import { marketingWords } from './marketing.ts';
import { moduleWords } from './modules.ts';
import { postWords } from './posts.ts';
import { pythonWords } from './python.ts';
import {
  batchWords,
  contactWords,
  demoWords,
  footerWords,
  homeWords,
  navbarWords,
  trainerWords,
  trustWords,
} from './site.ts';
import type { Words } from './words.ts';

const ofSite: Readonly<Record<string, Words>> = {
  'content/home': homeWords,
  'content/about': aboutWords,
  'content/contactInfo': contactWords,
  'content/navbar': navbarWords,
  'content/footer': footerWords,
  'content/trustStats': trustWords,
};

const ofCollection: Readonly<Record<string, Words>> = {
  trainers: trainerWords,
  batches: batchWords,
  demoPlans: demoWords,
};

/** What the parts of courses teach; the topics of other courses are in English. */
const topicWords: Readonly<Record<string, Words>> = {
  'python-full-stack-development': pythonWords,
  'data-science-with-python': dataScienceWords,
  'aws-cloud-architecture': awsWords,
  'digital-marketing': marketingWords,
};

function ofCourse(slug: string): Words {
  const course = courses.find((each) => each.slug === slug);
  const tamil = tamilCourses[slug];
  if (!course || !tamil) return feeWords;
  const [title, card, ...paragraphs] = tamil;
  return {
    ...feeWords,
    ...moduleWords,
    ...topicWords[slug],
    ...learnedWords[slug],
    ...highlightWords[slug],
    [course.title]: title,
    [course.shortDescription]: card,
    [course.prerequisites]: askedWords[slug] ?? '',
    [course.description]: paragraphs.join('\n\n'),
  };
}

/** What the sample says in Tamil of the document at a path; undefined for nothing. */
export function wordsOf(path: string): Words | undefined {
  const [collection = '', id = ''] = path.split('/');
  if (collection === 'courses') return ofCourse(id);
  if (collection === 'posts') return postWords[id];
  return ofCollection[collection] ?? ofSite[path];
}
