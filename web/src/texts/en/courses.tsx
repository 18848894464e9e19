import { institute, subjects } from '@institute/schema';
import type { ReactNode } from 'react';

type Link = (text: string) => ReactNode;

/** The list of courses. */
export const title = 'Courses';
export const descriptionOf = (city: string): string =>
  `Courses in ${city} with syllabus, duration, level and fee${subjects && `: ${subjects}`}.`;
export const openOne = `${
  institute.fixedTexts ? 'Every course ends with something you built and can show. ' : ''
}Open one for its full syllabus.`;
export const lead = (batches: Link, trainers: Link): ReactNode => (
  <>
    {openOne} See {batches('when the next batches start')}, and {trainers('who teaches')}.
  </>
);

export const categories = 'Course categories';
export const all = 'All';
export const counted = (count: number): string => `${count} ${count === 1 ? 'course' : 'courses'}`;
/** courses-3. */
export const shown = (count: number, category: string | undefined): string =>
  category ? `${counted(count)} in ${category}` : `Showing all ${counted(count)}`;
export const noneTitle = 'No courses found';
export const noneText = institute.fixedTexts
  ? 'There is none in this category at the moment.'
  : 'None is announced at the moment. Ask us what begins next.';
export const viewAll = 'View All Courses';
export const pages = 'Pages of courses';
export const before = 'Previous courses';
export const after = 'More courses';

/** The static block (courses-6). */
export const whatYouGet = "What You'll Get";
export const included = [
  {
    title: 'Course materials',
    text: 'Notes and exercises that stay yours, and recordings of every class for a year.',
  },
  {
    title: 'Live projects',
    text: 'Work on a real brief, reviewed by people who do this for a living.',
  },
  {
    title: 'Certification',
    text: 'A certificate that names what you built, and help with the vendor exams.',
  },
  {
    title: 'Placement support',
    text: 'Résumé reviews, mock interviews and introductions to companies that hire.',
  },
] as const;
