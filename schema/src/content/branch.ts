import * as z from 'zod/mini';
import { requiredText, text } from '../fields/fields.ts';
import { emptyOrPhone } from '../fields/phone-check.ts';
import { pointOf } from './map-point.ts';

/** A place where classes are held (contact-14). */
export const branch = z.object({
  name: requiredText('Name', 100),
  address: text(500),
  city: text(100),
  zipCode: text(20),
  mapPoint: text(40).check(
    z.refine(
      (value) => value.trim() === '' || pointOf(value) !== undefined,
      'Enter latitude and longitude, such as 13.0063, 80.2574',
    ),
  ),
  directions: text(500),
  phone: text(40).check(emptyOrPhone),
});

export type Branch = z.infer<typeof branch>;
