/** What stands for content that cannot be read, or that nobody has written. */
export const weekHours = '9 AM - 7 PM';
export const saturdayHours = '10 AM - 5 PM';
export const sundayHours = 'Closed';
/** The support line, independent of the office hours (contact-2). */
export const supportHours = 'Mon-Sat: 9 AM - 7 PM';
/** The links of the navbar, by where they lead. */
export const home = 'Home';
export const about = 'About';
export const courses = 'Courses';
export const placements = 'Placements';
export const blog = 'Blog';
export const contact = 'Contact';
export const enquireNow = 'Enquire Now';
export const alumni = 'Students Alumni';
/** What every course comes with (courses-6). */
export const courseFeaturesIn = (area: string): readonly string[] => [
  `Classes on weekdays or weekends, in ${area} or online`,
  'Small batches, so that every question gets an answer',
  'Doubt sessions every Saturday',
  'Recordings of every class for a year',
  'Mock interviews before you apply',
];
