import { weekBegins } from '../institute.ts';

export { experiences, placementChoices, qualifications } from '../texts/en/choices.ts';

const days = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Working days, then the weekend. */
export const weekdays = [...days.slice(weekBegins), ...days.slice(0, weekBegins)];

/** The level of a course (dashboard-11). */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** The categories of posts until an owner names others (dashboard-13). */
export const postCategories = [
  'Technology',
  'Career',
  'Education',
  'Industry News',
  'Tips & Tricks',
] as const;

/** Social platforms, which name their icons (footer-1). */
export const socialPlatforms = ['Facebook', 'Instagram', 'Linkedin', 'Youtube'] as const;

/** The courses that the enquiry popup offers (popup-5). */
export const popupCourses = [
  'Python Full Stack Development',
  'Data Analytics',
  'Digital Marketing',
  'Web Development',
  'AI & Machine Learning',
  'UI/UX Design',
  'Other',
] as const;

/** The fixed courses of the contact form, value and label (contact-4). */
export const contactCourses = {
  'python-fullstack': 'Python Full Stack Development',
  'web-development': 'Web Development',
  'ai-machine-learning': 'AI & Machine Learning',
  'data-science-analytics': 'Data Science & Analytics',
  'cloud-devops': 'Cloud & DevOps',
  cybersecurity: 'Cybersecurity',
  'ui-ux-design': 'UI/UX Design',
  'digital-marketing': 'Digital Marketing',
} as const;

export type ContactCourse = keyof typeof contactCourses;

/** The forms that send enquiries to the API. */
export const enquiryForms = ['Contact Form', 'Website Popup'] as const;
