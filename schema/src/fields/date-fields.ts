import * as z from 'zod/mini';

const isDay = (value: string) => value === '' || z.iso.date().safeParse(value).success;

/** A date such as 2026-01-31, or empty. */
export const day = () =>
  z.string('Enter a date').check(z.trim(), z.refine(isDay, 'Enter a date such as 2026-01-31'));

/** A date such as 2026-01-31. */
export const requiredDay = (label: string) =>
  z.iso.date(`${label}: enter a date such as 2026-01-31`);

/** A time such as 18:30. */
export const timeOfDay = (label: string) =>
  z
    .string(`${label} is required`)
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, `${label}: enter a time such as 18:30`));
