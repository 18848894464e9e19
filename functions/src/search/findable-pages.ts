import type { Findable } from './search-index.ts';

const page = (title: string, path: string, text: string): Findable => ({
  kind: 'page',
  title,
  text,
  path,
});

/** How the figures of the site were counted; in the sitemap too only while nothing else is shown. */
export const howWeCount = page(
  'How we count',
  '/how-we-count',
  'Each figure on this site: what it was counted from, and when.',
);

/** The pages that can be found beside those of single courses and posts. */
export const findablePages: readonly Findable[] = [
  page('Home', '/', 'Our courses, the next batches, and how to reach us.'),
  page('Courses', '/courses', 'All courses by category, with their fees, instalments and refunds.'),
  page('Demo classes', '/demo', 'Free trial classes: dates, times, and a place to book.'),
  page('Upcoming batches', '/batches', 'When courses start: dates, days, times and seats left.'),
  page('Trainers', '/trainers', 'Our trainers’ subjects, qualifications and years of experience.'),
  page('Placements', '/placements', 'Our students’ jobs, salaries and hiring partners.'),
  page('Blog', '/blog', 'Articles on technology, careers and education.'),
  page('About', '/about', 'Our mission, our values and our achievements.'),
  page('Contact', '/contact', 'Address, map, phone, email, opening hours and the enquiry form.'),
  page('Privacy', '/privacy', 'What we keep from an enquiry, why, and for how long.'),
];
