import { institute } from '../../institute.ts';

/** How a read or a form went, as visitors are told. */
export const fetchFailed = {
  home: 'Failed to fetch content',
  about: 'Failed to fetch about content',
  courses: 'Failed to fetch courses',
  course: 'Failed to fetch course',
  placements: 'Failed to fetch placements',
  batches: 'Failed to fetch batches',
  claims: 'Failed to load “How we count”',
  trainers: 'Failed to fetch trainers',
  demoClasses: 'Failed to fetch demo classes',
  contactInfo: 'Failed to fetch contact info',
  posts: 'Failed to fetch blogs',
  search: 'Failed to search',
} as const;
export const contactEnquiry = {
  success: {
    title: 'Thank you for your interest!',
    text: institute.fixedTexts
      ? 'Our counselor will reach out to you within 24 hours.'
      : 'We will answer you soon.',
  },
  failure: 'Failed to submit enquiry. Please try again.',
} as const;
export const popupEnquiry = {
  success: {
    title: 'Enquiry Submitted!',
    text: "Thank you for your interest. We'll contact you soon.",
  },
  failure: {
    title: 'Submission Failed.',
    text: 'Please try again or contact us directly.',
  },
} as const;
export const syllabus = {
  started: { title: 'Download Started', text: 'Syllabus download has been initiated' },
  failed: {
    title: 'Download Failed',
    text: 'Failed to download syllabus. Please try again.',
  },
  missing: {
    title: 'Syllabus Not Available',
    text: 'Syllabus for this course is not available yet',
  },
} as const;
export const courseNotFound = 'Course not found';
export const failureTitle = 'Error';
