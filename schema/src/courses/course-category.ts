import { institute } from '../institute.ts';

/** Whether courses are in categories: these are of what the first institute teaches. */
export const hasCategories = institute.fixedTexts;

/** The categories, in the order of their chips (courses-1). */
export const courseCategories = [
  'Development',
  'Data Science',
  'AI/ML',
  'Cloud',
  'Security',
  'Design',
  'Marketing',
] as const;

export type CourseCategory = (typeof courseCategories)[number];

const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, 'i');

/** Patterns for whole words; the first one found in the title decides (courses-2). */
const keywords: readonly [CourseCategory, RegExp][] = [
  ['Security', words('security|cybersecurity|cyber|ethical hacking|hacking|penetration|soc')],
  ['Data Science', words('data|analytics|analyst|power bi|tableau|statistics|big data')],
  ['AI/ML', words('ai|ml|artificial intelligence|machine learning|deep learning|nlp|llms?|genai')],
  ['Cloud', words('cloud|aws|azure|gcp|devops|kubernetes|docker|terraform|sre')],
  ['Marketing', words('marketing|seo|sem|social media|ads|advertising|branding')],
  ['Design', words('design|designer|ui|ux|ui/ux|figma|graphics?|animation')],
];

/** The category derived from a course's title; Development by default. */
export const courseCategory = (title: string): CourseCategory =>
  keywords.find(([, pattern]) => pattern.test(title))?.[0] ?? 'Development';

/** The category of a course: the one that was chosen, else from its title. */
export const categoryOf = (course: {
  readonly title: string;
  readonly category?: CourseCategory | '' | undefined;
}): CourseCategory => course.category || courseCategory(course.title);
