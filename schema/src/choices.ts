export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Specification, section 9: course level. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Specification, section 9: blog categories. */
export const postCategories = [
  'Technology',
  'Career',
  'Education',
  'Industry News',
  'Tips & Tricks',
] as const;

/** Specification, section 9: social platforms, which name their icons. */
export const socialPlatforms = ['Facebook', 'Instagram', 'Linkedin', 'Youtube'] as const;

/** Specification, section 5: courses offered by the popup enquiry. */
export const popupCourses = [
  'Python Full Stack Development',
  'Data Analytics',
  'Digital Marketing',
  'Web Development',
  'AI & Machine Learning',
  'UI/UX Design',
  'Other',
] as const;

/** Specification, section 9: courses offered by the contact form, value and label. */
export const contactCourses = {
  'python-fullstack': 'Python Full Stack',
  'web-development': 'Web Development',
  'ai-machine-learning': 'AI & Machine Learning',
  'data-science-analytics': 'Data Science & Analytics',
  'cloud-devops': 'Cloud & DevOps',
  cybersecurity: 'Cybersecurity',
  'ui-ux-design': 'UI/UX Design',
  'digital-marketing': 'Digital Marketing',
} as const;

export type ContactCourse = keyof typeof contactCourses;

/** Specification, section 9: qualification, value and label. */
export const qualifications = {
  '10th': '10th',
  '12th': '12th',
  diploma: 'Diploma',
  graduate: 'Graduate',
  postgraduate: 'Postgraduate',
} as const;

/** Specification, section 9: experience, value and label. */
export const experiences = {
  fresher: 'Fresher',
  '0-1': '0-1 years',
  '1-3': '1-3 years',
  '3-5': '3-5 years',
  '5+': '5+ years',
} as const;

/** Specification, section 9: placement support, value and label. */
export const placementChoices = { yes: 'Yes', no: 'No', maybe: 'Not Sure' } as const;

export const enquirySources = ['Contact Form', 'Website Popup'] as const;

/** What becomes of an enquiry; a new one is `new`, one caught by the honeypot is `spam`. */
export const enquiryStatuses = [
  'new',
  'contacted',
  'demo booked',
  'enrolled',
  'closed',
  'spam',
] as const;
