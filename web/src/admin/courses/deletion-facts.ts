import type { CourseRow, StoredBatch } from '@institute/schema';

/** What the deletion of a batch meets: one with students is refused (batches-2). */
export const takenSeats = ({ seats, seatsTaken }: StoredBatch): string | undefined =>
  seatsTaken > 0
    ? `${seatsTaken} of its ${seats} seats are taken: it can only be cancelled.`
    : undefined;

/** What the deletion of a course meets: one with open batches is refused (batches-9). */
export const comingBatches = ({ batchesAhead: count }: CourseRow): string | undefined =>
  count > 0
    ? `It has ${count} ${count === 1 ? 'batch' : 'batches'} ahead: delete or cancel them first.`
    : undefined;
