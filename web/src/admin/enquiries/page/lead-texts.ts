import { dayText, type StoredBatch, type StoredEnquiry } from '@institute/schema';
import { timeText } from '../../editor/time-text.ts';

/** What of a batch can be offered to somebody who asked about it. */
export function seatsLeftText(
  {
    state,
    lastDay,
    seats,
    seatsTaken,
  }: Pick<StoredBatch, 'state' | 'lastDay' | 'seats' | 'seatsTaken'>,
  today: string,
): string {
  if (state === 'cancelled') return 'cancelled';
  if (lastDay < today) return 'over';
  const left = seats - seatsTaken;
  if (left <= 0) return 'full';
  return left === 1 ? '1 seat left' : `${left} seats left`;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the person agreed to and when; of an imported one, what the staff said of it. Empty where none is stored. */
export function consentText({
  consent,
  imported,
}: Pick<StoredEnquiry, 'consent' | 'imported'>): string {
  if (consent) {
    const { noticeVersion: version, consentedAt } = consent;
    const notice = day.test(version) ? dayText(version) : version;
    return `Privacy notice of ${notice}, agreed to on ${timeText(consentedAt)}`;
  }
  return imported ? `${imported.consent}, imported on ${timeText(imported.at)}` : '';
}
