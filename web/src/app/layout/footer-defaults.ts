/** Fallbacks for the footer's content, courses and contact info. */

export const defaultDescription =
  'Software training in Chennai: small batches, real projects, and people who help you find the job.';

export const defaultCopyright = '© Vaasal Institute of Technology. All rights reserved.';

/** What stands where a contact detail is absent; nobody's details. */
export const contactPlaceholders = {
  place: 'Chennai, Tamil Nadu',
  phone: 'Phone number on request',
  email: 'Email address on request',
} as const;

export const fallbackCourses = [
  'Python Full Stack Development',
  'Data Science',
  'Cloud Computing',
  'UI/UX Design',
] as const;
