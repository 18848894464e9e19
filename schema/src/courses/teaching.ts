import * as z from 'zod/mini';
import { storedBatch, type StoredBatch } from './batch.ts';
import { storedCourse, type StoredCourse } from './course.ts';
import type { StoredTrainer } from './trainer.ts';

const courseLink = z.pick(storedCourse, { slug: true, title: true });

/** What the page of the trainers shows of one beside their record. */
export const teaching = z.object({
  /** The trainer's id. */
  trainer: z.string(),
  /** The courses that they teach, in the order of the record. */
  courses: z.array(courseLink),
  /** Their upcoming batch that begins first. */
  next: z.optional(
    z.extend(z.pick(storedBatch, { firstDay: true, days: true }), {
      course: courseLink,
      isFull: z.boolean(),
    }),
  ),
});

export type Teaching = z.infer<typeof teaching>;

/** What each trainer teaches; `batches` are the upcoming ones by first day. */
export function teachingOf(
  trainers: readonly StoredTrainer[],
  batches: readonly StoredBatch[],
  courses: readonly Pick<StoredCourse, '_id' | 'slug' | 'title'>[],
): Teaching[] {
  const known = new Map(courses.map(({ _id, slug, title }) => [_id, { slug, title }]));
  return trainers.map(({ _id, courses: ids }) => {
    const next = batches.find(({ trainer, course }) => trainer === _id && known.has(course));
    const course = next && known.get(next.course);
    return {
      trainer: _id,
      courses: ids.flatMap((id) => known.get(id) ?? []),
      ...(course && {
        next: {
          firstDay: next.firstDay,
          days: next.days,
          course,
          isFull: next.seatsTaken >= next.seats,
        },
      }),
    };
  });
}
