import { courseOfferLimit } from '../fields/counts.ts';
import type { PublicBatch } from './batch.ts';
import type { CourseSummary, StoredCourse } from './course.ts';
import type { TaughtCourse } from './course-row.ts';
import { feeTotal } from './fee-total.ts';
import type { StoredTrainer } from './trainer.ts';

/** What pages show of a batch. */
export function batchSummary(batch: PublicBatch, trainers: readonly StoredTrainer[]) {
  const { _id, firstDay, lastDay, days, mode, branch, language, seats, seatsTaken } = batch;
  return {
    id: _id,
    firstDay,
    lastDay,
    days,
    mode,
    branch,
    language,
    /** The trainer's name; empty for none, and for one who left. */
    trainer: trainers.find((trainer) => trainer._id === batch.trainer && !trainer.left)?.name ?? '',
    seatsLeft: Math.max(0, seats - seatsTaken),
  };
}

export type BatchSummary = ReturnType<typeof batchSummary>;

/** A batch in a list of several courses. */
export interface OfferedBatch extends BatchSummary {
  readonly course: Pick<StoredCourse, 'slug' | 'title'> & {
    /** In the institute's currency, GST included; 0 means "fee on request". */
    readonly fee: number;
  };
}

/** The batches with their courses, without those whose course does not exist. */
export const offeredBatches = (
  batches: readonly PublicBatch[],
  courses: readonly TaughtCourse[],
  trainers: readonly StoredTrainer[],
): OfferedBatch[] =>
  batches.flatMap((batch) => {
    const course = courses.find(({ _id }) => _id === batch.course);
    if (!course) return [];
    const { slug, title, price, fees } = course;
    const fee = feeTotal(price, fees);
    return [{ ...batchSummary(batch, trainers), course: { slug, title, fee } }];
  });

/** The courses with the first day of the next batch of each; `batches` are in order. */
export const withNextBatches = (
  courses: readonly CourseSummary[],
  batches: readonly OfferedBatch[],
): CourseSummary[] =>
  courses.map((course) => {
    const batch = batches.find((each) => each.course.slug === course.slug);
    const next = batch && { day: batch.firstDay, isFull: batch.seatsLeft === 0 };
    return { ...course, next };
  });

/** What a course's page shows of a trainer. */
const courseTrainer = ({ name, photo, teaches, years }: StoredTrainer) => ({
  name,
  photo,
  teaches,
  years,
});

export type CourseTrainer = ReturnType<typeof courseTrainer>;

/** A course with what its page offers beside it. */
export interface OfferedCourse extends StoredCourse {
  readonly batches: readonly BatchSummary[];
  readonly trainers: readonly CourseTrainer[];
}

/**
 * The course with those of the upcoming batches and of the trainers that are its own. Their names stand for the one that was
 * typed in the course, which nobody changes when a trainer comes or leaves.
 */
export const offeredCourse = (
  course: StoredCourse,
  batches: readonly PublicBatch[],
  trainers: readonly StoredTrainer[],
): OfferedCourse => {
  const own = trainers
    .filter(({ courses, left }) => !left && courses.includes(course._id))
    .slice(0, courseOfferLimit)
    .map(courseTrainer);
  return {
    ...course,
    instructor: own.map(({ name }) => name).join(', ') || course.instructor,
    batches: batches
      .filter((batch) => batch.course === course._id)
      .slice(0, courseOfferLimit)
      .map((batch) => batchSummary(batch, trainers)),
    trainers: own,
  };
};
