/** The search of the site. */
export const title = 'Search';
export const titleOf = (given: string): string => `Search: ${given}`;
export const descriptionOf = (city: string): string =>
  `Find courses, batches, trainers and articles of our institute in ${city}.`;
/** Names the form for screen readers. */
export const site = 'Site';
export const whatToFind = 'Courses, trainers, articles';
export const search = 'Search';
export const searching = 'Searching…';
export const byCategory = 'Courses by category';
export const nothingFound = (given: string): string => `Nothing found for “${given}”`;
export const nothingFoundText = 'Try another word, look through the courses, or ask us.';
export const enquire = 'Send an enquiry';
export const counted = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
export const bestOf = (shown: number, total: number): string =>
  `The best ${shown} of ${total} results`;
