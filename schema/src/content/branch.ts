import * as z from 'zod/mini';
import { requiredText, text } from '../fields/fields.ts';
import { normalisePhone } from '../fields/phone.ts';
import { notPhone } from '../texts/en/fields.ts';
import { pointOf } from './map-point.ts';

const isEmptyOr = (isValid: (value: string) => boolean, problem: string) =>
  z.refine<string>((value) => value.trim() === '' || isValid(value.trim()), problem);

/** A place where classes are held (contact-14). */
export const branch = z.object({
  name: requiredText('Name', 100),
  address: text(500),
  city: text(100),
  zipCode: text(20),
  mapPoint: text(40).check(
    isEmptyOr(
      (value) => pointOf(value) !== undefined,
      'Enter latitude and longitude, such as 13.0063, 80.2574',
    ),
  ),
  directions: text(500),
  phone: text(40).check(isEmptyOr((value) => normalisePhone(value) !== undefined, notPhone)),
});

export type Branch = z.infer<typeof branch>;
