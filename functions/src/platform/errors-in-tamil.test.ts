import { demoBooking, enquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { validate } from './validate.ts';
import type { ApiError } from './errors.ts';

/** What people can get wrong, by field; what only a program can is told in English. */
const mistakes: Readonly<Record<string, readonly unknown[]>> = {
  name: [undefined, '', 'x'.repeat(101), 'Win at www.example.com'],
  email: [undefined, '', `${'x'.repeat(250)}@example.com`, 'nobody'],
  phone: [undefined, '', '9'.repeat(41), '12'],
  message: [5, 'x'.repeat(2001)],
  course: ['x'.repeat(201)],
  qualification: ['doctor'],
  experience: ['9-10'],
  placementRequired: ['perhaps'],
  consent: [undefined, '2001-01-01'],
};

const failureOf = (schema: z.ZodMiniType, body: object): ApiError | undefined => {
  try {
    validate(schema, body);
    return undefined;
  } catch (error) {
    return error as ApiError;
  }
};

// tamil-20
test.each([
  ['an enquiry', enquiry],
  ['a booking', demoBooking],
])('whatever is wrong with %s is told in Tamil', (_, schema) => {
  const fields = Object.keys(mistakes).filter((name) => name in schema.shape);
  for (const name of fields) {
    for (const value of mistakes[name]!) {
      const failure = failureOf(schema, { [name]: value });
      expect(failure?.fieldsIn('ta')?.[name]).toMatch(/[\u0B80-\u0BFF]/u);
      expect(failure?.bodyIn('ta').message).toMatch(/[\u0B80-\u0BFF]/u);
      expect(failure?.bodyIn('en').message).toBe('Some fields are not valid');
    }
  }
});
