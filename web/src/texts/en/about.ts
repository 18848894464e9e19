import { institute, teaches } from '@institute/schema';

/** The about page. */
export const title = 'About';
export const descriptionOf = (city: string) =>
  `${teaches} in ${city}: who we are, and who teaches.`;
export const missingTitle = 'Content Not Found';
export const missingText = 'About page content is not available';
export const mission = 'Our mission';
export const vision = 'Our vision';
export const missionAndVision = 'Mission and vision';
export const values = 'Our values';
export const team = 'Who teaches you';
export const allTrainers = 'All trainers';
export const whyChoose = (name: string) => `Why Choose ${name}`;
/** The static block (about-2). */
export const reasons = [
  {
    title: 'Industry-Aligned Curriculum',
    text: 'Every syllabus is written with people who hire for the job, and revised with them each year.',
  },
  {
    title: 'Experienced Faculty',
    text: 'Your trainers have done the work that they teach, in companies, for customers.',
  },
  {
    title: 'Dedicated Placement Support',
    text: 'A dedicated team for résumés, mock interviews and introductions, until you have the job.',
  },
];
export const seeLab = institute.fixedTexts ? 'Come and see the lab' : 'Come and see us';
export const seeLabIn = (area: string) =>
  institute.fixedTexts
    ? `We are in ${area}. Sit in a class for an hour, meet the trainers, and ask everything.`
    : `We are in ${area}. Ask us everything.`;
export const exploreCourses = 'Explore Courses';
