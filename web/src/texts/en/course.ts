import { institute } from '@institute/schema';

/** The page of a course. */
export const notFound = 'Course Not Found';
export const notFoundText = "The course you're looking for doesn't exist.";
export const backToCourses = 'Back to Courses';
export const overview = 'Course Overview';
export const beforeYouBegin = 'Before you begin:';
export const upcomingBatches = 'Upcoming batches';
export const whatYouLearn = "What You'll Learn";
/** Fallback highlights (course-4). */
export const defaultHighlights = [
  'Comprehensive curriculum',
  'Expert instruction',
  'Hands-on projects',
  'Industry certification',
  'Placement support',
] as const;
export const modules = 'Course Modules';
export const noModules = 'Course curriculum will be updated soon.';
export const trainers = 'Trainers';
export const allTrainers = 'All trainers';
export const features = 'Course Features';
export const questions = 'Questions and Answers';
export const fees = 'Fees';

export const placedAfter = 'Placed after this course';
export const placedAfterName = 'placed after this course';
export const werePlaced = 'were placed';
export const someOf = (some: number, of: number): string => `${some} of ${of}`;

export const comeAndSee = 'Come and see a class';
export const comeAndSeeText = institute.fixedTexts
  ? 'Sit in for an hour, meet the trainer, and ask everything. It costs nothing.'
  : 'Sit in, meet the trainer, and ask everything. It costs nothing.';
export const visit = 'Come and see us';
export const visitText = 'Ask us everything.';
export const enrol = 'Enroll Now';
export const bookDemo = 'Book Free Demo';
export const seeDemos = 'See Demo Classes';

/** The column beside the text. */
export const about = 'About this course';
export const nextBatch = 'Next batch';
export const nextBatchFull = 'Next batch, full';
export const inTotal = 'in total';
export const inInstalments = (count: number): string => `in total, ${count} instalments`;
export const feesAndRefunds = 'Fees and refunds';
export const duration = 'Duration';
export const level = 'Level';
export const trainer = 'Trainer';
export const apply = 'Apply Now';
export const freeDemo = 'Get Free Demo';
export const downloadSyllabus = 'Download Syllabus';
