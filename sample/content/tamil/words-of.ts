import { courses } from '../courses.ts';
import { aboutWords } from './about.ts';
import { analyticsWords } from './analytics.ts';
import { askedWords } from './asked.ts';
import { awsWords } from './aws.ts';
import { azureWords } from './azure.ts';
import { tamilCourses } from './courses.ts';
import { cyberSecurityWords } from './cyber-security.ts';
import { dataScienceWords } from './data-science.ts';
import { devopsWords } from './devops.ts';
import { ethicalHackingWords } from './ethical-hacking.ts';
import { feeWords } from './fees.ts';
import { genAiWords } from './gen-ai.ts';
import { graphicDesignWords } from './graphic-design.ts';
import { highlightWords } from './highlights.ts';
import { javaWords } from './java.ts';
import { learnedWords } from './learned.ts';
import { machineLearningWords } from './machine-learning.ts';
import { marketingWords } from './marketing.ts';
import { mernWords } from './mern.ts';
import { moduleWords } from './modules.ts';
import { postWords } from './posts.ts';
import { pythonWords } from './python.ts';
import { seoWords } from './seo.ts';
import {
  batchWords,
  contactWords,
  demoWords,
  footerWords,
  homeWords,
  instituteWords,
  navbarWords,
  trainerWords,
  trustWords,
} from './site.ts';
import { testingWords } from './testing.ts';
import { uiUxWords } from './ui-ux.ts';
import type { Words } from './words.ts';

const ofSite: Readonly<Record<string, Words>> = {
  'content/home': homeWords,
  'content/about': aboutWords,
  'content/contactInfo': contactWords,
  'content/navbar': navbarWords,
  'content/footer': footerWords,
  'content/trustStats': trustWords,
  'content/institute': instituteWords,
};

const ofCollection: Readonly<Record<string, Words>> = {
  trainers: trainerWords,
  batches: batchWords,
  demoPlans: demoWords,
};

/** What the parts of courses teach. */
const topicWords: Readonly<Record<string, Words>> = {
  'python-full-stack-development': pythonWords,
  'data-science-with-python': dataScienceWords,
  'aws-cloud-architecture': awsWords,
  'digital-marketing': marketingWords,
  'java-full-stack-development': javaWords,
  'mern-stack-web-development': mernWords,
  'data-analytics-with-power-bi-and-sql': analyticsWords,
  'software-test-automation': testingWords,
  'devops-with-docker-and-kubernetes': devopsWords,
  'ui-ux-design': uiUxWords,
  'generative-ai-engineering': genAiWords,
  'machine-learning-engineering': machineLearningWords,
  'cyber-security-operations': cyberSecurityWords,
  'ethical-hacking-and-penetration-testing': ethicalHackingWords,
  'azure-cloud-administration': azureWords,
  'seo-and-performance-marketing': seoWords,
  'graphic-design-for-print-and-screen': graphicDesignWords,
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
