import { institute } from '../institute.ts';

const { currency, locale } = institute;

/** A number as the institute writes it. */
export const written = (number: number): string => number.toLocaleString(locale);

/** A large figure, as an example. */
export const manyStudents = `${written(100_000)}+`;

/** So many hundred thousands a year: in India a number of its own. */
export const salaryOf = (lakhs: number): string =>
  currency.sign + (currency.code === 'INR' ? `${lakhs} LPA` : `${written(lakhs * 10_000)} a year`);
