import { promise, teaches } from '@institute/schema';

export const about = (city: string): string => `${teaches} in ${city}${promise && `: ${promise}`}.`;
export const rights = (year: string, company: string): string =>
  `© ${year}${company}. All rights reserved.`;
export const quickLinks = 'Quick Links';
export const popularCourses = 'Popular Courses';
export const contact = 'Contact Us';
export const developedBy = (developer: string): string => `Developed by ${developer}`;
