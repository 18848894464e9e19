import type { StoredDemoSlot } from '@institute/schema';
import { readOffer } from './summaries/offer.ts';

/** Most trainers of a course that are named. */
const mostTrainers = 3;

/** Who may hold a class: the names of those who teach its course; none where it is of any course. */
export async function trainersOf({ course }: Pick<StoredDemoSlot, 'course'>): Promise<string[]> {
  if (course === '') return [];
  const { trainers } = await readOffer();
  const its = trainers.filter(({ courses }) => courses.includes(course));
  return its.slice(0, mostTrainers).map(({ name }) => name);
}
