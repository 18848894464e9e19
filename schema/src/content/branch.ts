import * as z from 'zod/mini';
import { requiredText, text } from '../fields/fields.ts';
import { normalisePhone } from '../fields/phone.ts';
import { notPhone } from '../texts/en/fields.ts';

/** Latitude and longitude in degrees, with a comma between them. */
const pointPattern = /^(-?\d{1,2}(?:\.\d{1,7})?),\s*(-?\d{1,3}(?:\.\d{1,7})?)$/;

/** A point on the map, as its latitude and longitude in degrees; undefined if a text is none. */
export function pointOf(
  written: string,
): { readonly lat: number; readonly lon: number } | undefined {
  const [, first, second] = pointPattern.exec(written) ?? [];
  const [lat, lon] = [Number(first), Number(second)];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

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
