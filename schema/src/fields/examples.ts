import { institute } from '../institute.ts';

const { currency, locale } = institute;

/** A number as the institute writes it. */
export const written = (number: number): string => number.toLocaleString(locale);

/** A large figure, as an example. */
export const manyStudents = `${written(100_000)}+`;

/** Whether numbers are grouped so: 1,00,000. */
const countsInLakhs = /^1\D00\D/.test(written(100_000));

/** A salary of so many hundred thousands, where they are counted so; else of so many ten thousands. */
export const salaryOf = (lakhs: number): string =>
  currency.sign + (countsInLakhs ? `${lakhs} LPA` : `${written(lakhs * 10_000)} a year`);
