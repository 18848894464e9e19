import { institute } from '@institute/schema';

/** The page of the placements. */
export const title = 'Placements';
export const descriptionOf = (city: string) =>
  institute.fixedTexts
    ? `Where our students work: their jobs, the courses they took, and the companies in ${city} that hire from us.`
    : 'Where our students work: their jobs, and the courses that they took.';
export const lead = institute.fixedTexts
  ? 'A course ends when you have the job. We prepare you for the interviews, introduce you to people who hire, and stay until you have signed.'
  : 'Where our students work, and what they learned with us.';
export const rate = 'Placement Rate';
export const placed = 'Students Placed';
export const partners = 'Hiring Partners';
const salary = institute.fixedTexts ? 'Package' : 'Salary';
export const medianSalary = `Median ${salary}`;
export const averageSalary = `Average ${salary}`;
export const highestSalary = `Highest ${salary}`;
export const figuresLabel = 'Placement figures';
export const figures = 'placement figures';
export const groupTitles = {
  topCompanies: 'Where they went',
  byCourse: 'By course',
  byYear: 'By year',
} as const;
export const others = (people: number, companies: number) =>
  `The other ${people} joined ${companies} other companies.`;
export const outOf = (all: number) => ` of ${all}`;
export const dots = (all: number, large: number) =>
  `${all} dots, one for each student: ${large} large, ${all - large} small`;
export const dotsPlaced = (count: number) => `${count} placed`;
export const dotsNotPlaced = (count: number) => `${count} not placed`;
export const eachDot = (note: string) => `Each dot is one student: ${note}.`;
export const stories = 'Success Stories';
export const storiesLead =
  'Who they are, what they learned here, and where they work now. The latest come first.';
export const storiesPages = 'Pages of success stories';
export const newer = 'Newer stories';
export const older = 'Older stories';
export const needConnection = 'Success stories need a connection.';
export const none = 'No placements available';
export const noneText =
  'Each course page says what you will learn, when the next batch begins and what it costs.';
export const theyHire = 'They hire our students';
export const comeBack = '25+ companies come back to our batches for their next colleague.';
export const companyNames = 'the company names';
export const beNext = 'Be Our Next Success Story';
export const start = 'Start with a course, or with a question about it.';
export const exploreCourses = 'Explore Courses';
