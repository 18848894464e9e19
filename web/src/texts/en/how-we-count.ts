import type { ClaimRecord } from '@institute/schema';

/** The page of all figures that are backed. */
export const description =
  'Every figure on this site: the period it covers, what it was counted from, and when.';
export const lead =
  'Each figure about our students comes from one of these records. A figure that is no longer valid leaves this site automatically, and a placement is shown only while the student agrees.';
export const needsConnection = 'The list needs a connection.';
export const noneYet = 'No figures are listed yet.';
export const onlyVerified = 'Only verified figures are shown here and on the other pages.';
export const ask = 'Ask to see the records';
export const askText =
  'If you would like to see how a figure was counted, you can look at the records in our office.';
export const contents: Record<ClaimRecord, string> = {
  placements:
    'One line for each student who asked for placement support, and for those who were placed the company and the salary as far as we know it.',
  classes: 'Everyone who signed a register, in our courses and in college workshops.',
  ratings: 'The average of all reviews on each platform, read on the day.',
  staff: 'Everyone who taught a class in the period.',
  words: 'Written by the students themselves. Each of them can withdraw it at any time.',
  other: '',
};
export const home = 'Home';
export const about = 'About';
export const placements = 'Placements';
export const courses = 'Courses';
export const asOf = (day: string) => `as of ${day}`;
export const shownUntil = (day: string) => `shown until ${day}`;
export const countedFrom = 'Counted from';
export const period = 'Period';
export const countedOn = 'Counted on';
export const shownUntilLabel = 'Shown until';
export const resting = 'Figures from this record';
export const names = (count: number) => `${count} names`;
export const groups = (count: number) => `${count} groups`;
export const outOfFiveOn = (platform: string) => `out of 5 on ${platform}`;
export const testimonials = (count: number) => (count === 1 ? 'testimonial' : 'testimonials');
