import type { Facts } from '../fields/facts.ts';
import { factsOfCourse, type Priced } from './facts-of.ts';

const isCourse = (part: object): part is Priced & { readonly duration: string } =>
  'slug' in part && 'fees' in part && 'duration' in part;

/** The facts that hold in a part of what is read alone, which may be a course. */
export const factsOfPart = (part: object): Facts => (isCourse(part) ? factsOfCourse(part) : {});
