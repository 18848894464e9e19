/** The page of the privacy notice, around it. */
export const description =
  'What we keep from your enquiry, why and for how long, and how to see, correct or erase it.';
export const inBoth = ' In English and Tamil.';
export const lead = 'What we keep from your enquiry, first in five lines, then in full.';
export const version = (name: string): string => `Version ${name}`;
