import type { StoredBatch } from '@institute/schema';

const few = 3;

/** From how many days before its first day a batch that is half empty is told. */
const soon = 14;

const day = 24 * 60 * 60 * 1000;

/** What is to be known of the seats of an upcoming batch: few left, or many shortly before it begins. */
export function seatsNotice(
  { firstDay, seats, seatsTaken }: Pick<StoredBatch, 'firstDay' | 'seats' | 'seatsTaken'>,
  today: string,
): string | undefined {
  const left = seats - seatsTaken;
  if (left <= 0) return 'Full';
  if (left <= few) return `${left} of ${seats} seats left`;
  const days = (Date.parse(firstDay) - Date.parse(today)) / day;
  return days <= soon && left > seats / 2 ? `${left} of ${seats} seats still free` : undefined;
}
