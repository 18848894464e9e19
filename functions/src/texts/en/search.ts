/** What a search says of what it finds: of batches, and of the pages beside those of courses and posts. */
export const startsOn = (day: string): string => `Starts on ${day}`;
export const pages = {
  '/': ['Home', 'Our courses, the next batches, and how to reach us.'],
  '/courses': ['Courses', 'All courses by category, with their fees, instalments and refunds.'],
  '/demo': ['Demo classes', 'Free trial classes: dates, times, and a place to book.'],
  '/batches': ['Upcoming batches', 'When courses start: dates, days, times and seats left.'],
  '/trainers': ['Trainers', 'Our trainers’ subjects, qualifications and years of experience.'],
  '/placements': ['Placements', 'Our students’ jobs, salaries and hiring partners.'],
  '/blog': ['Blog', 'Articles on technology, careers and education.'],
  '/about': ['About', 'Our mission, our values and our achievements.'],
  '/contact': ['Contact', 'Address, map, phone, email, opening hours and the enquiry form.'],
  '/privacy': ['Privacy', 'What we keep from an enquiry, why, and for how long.'],
} as const;
/** How the figures of the site were counted; in the sitemap too only while nothing else is shown. */
export const howWeCount = [
  'How we count',
  'Each figure on this site: what it was counted from, and when.',
] as const;
/** What each course is found by, too, in the language. */
export const courseWords: string = '';
/** What words by which courses and batches are found are in the letters of the language, where those are others. */
export const spellings: Readonly<Record<string, string>> = {};
