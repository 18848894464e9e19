import { institute } from '@institute/schema';
import type { ReactNode } from 'react';

/** The page of the trainers, and what a course's page says of one. */
export const title = 'Trainers';
export const descriptionOf = (city: string): string =>
  `The trainers of our institute in ${city}: their subjects, qualifications and years of experience.`;
export const lead = (demo: (text: string) => ReactNode): ReactNode => (
  <>Meet the people who teach here. Come to a {demo('free demo class')} and see how they do it.</>
);
export const leadAlone = 'Meet the people who teach here.';
export const courses = 'Courses';
/** Tells a link or a list from those of the others for screen readers. */
export const of = (name: string): string => ` of ${name}`;
export const nextBatch = 'Next batch';
export const nextBatchFull = 'Next batch, full';
export const noneTitle = 'No trainers yet';
export const noneText = 'Our trainers will be introduced here soon.';
export const exploreCourses = 'Explore Courses';
export const askTitle = 'Ask a trainer before you pay';
export const askText = institute.fixedTexts
  ? 'Sit in a class for an hour, and ask everything that you want to know.'
  : 'Sit in a class, and ask everything that you want to know.';
export const askAlone = 'Ask everything that you want to know.';
export const bookDemo = 'Book a free demo class';
export const upcomingBatches = 'Upcoming batches';
