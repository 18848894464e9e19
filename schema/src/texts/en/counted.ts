/** What figures of placements were counted from, and when; one value, so that they can be said in several languages. */
export const counted = {
  locale: 'en',
  asked: (placed: number, asked: number) => `${placed} of ${asked} who asked for support`,
  companies: (placed: number) => `Companies that hired our ${placed} placed students`,
  median: (salaries: number) => `Median of ${salaries} yearly salaries`,
  middle: (from: string, to: string) => `; half of them are from ${from} to ${to}`,
  highest: (salaries: number) => `Highest of ${salaries} yearly salaries`,
  largestGroups: (placed: number) => `The largest groups of our ${placed} placed students`,
  byCourse: (placed: number) => `Our ${placed} placed students, by course`,
  byYear: 'Of those who asked for support in each year',
  byCourseAndYear: 'Our placed students of each year, by course',
  period: (from: string, to: string) => `${from} to ${to}`,
};
