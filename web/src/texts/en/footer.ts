export const about = (city: string): string =>
  `Software training in ${city}: small batches, real projects, and people who help you find the job.`;
export const rights = (year: string, company: string): string =>
  `© ${year}${company}. All rights reserved.`;
export const quickLinks = 'Quick Links';
export const popularCourses = 'Popular Courses';
export const contact = 'Contact Us';
export const developedBy = (developer: string): string => `Developed by ${developer}`;
