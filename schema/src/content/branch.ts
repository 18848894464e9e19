import * as z from 'zod/mini';
import { requiredText, text } from '../fields/fields.ts';
import { ownList } from '../fields/own-list.ts';
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
      'Enter latitude and longitude, such as 51.4779, -0.0015',
    ),
  ),
  directions: text(500),
  phone: text(40).check(emptyOrPhone),
});

/** Whether two names are those of one branch: case does not count. */
export const isSameBranch = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Batches and demo classes refer to a branch by its name, so that two cannot share one. */
export const branches = ownList(branch, 20).check(({ value = [], issues }) => {
  for (const [index, { name }] of value.entries())
    if (value.findIndex((other) => isSameBranch(other.name, name)) < index)
      issues.push({
        code: 'custom',
        input: name,
        path: [index, 'name'],
        message: 'Another branch has this name',
      });
});

export type Branch = z.infer<typeof branch>;
