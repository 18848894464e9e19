import { contactCourses } from '../fields/choices.ts';
import { institute } from '../institute.ts';

/** What the contact form offers beside the courses of the site. */
export const courseOptions: Readonly<Record<string, string>> = institute.fixedTexts
  ? contactCourses
  : { Other: 'Other' };
