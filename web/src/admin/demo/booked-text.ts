import { clockText, localDay, shortDay, type DemoClass } from '@institute/schema';
import { localClock } from '../editor/time-text.ts';
import { expectsPerson, type Booking } from './booking-states.ts';

const stateLabels: Record<Booking['state'], string> = {
  booked: 'Booked',
  came: 'Came',
  missed: 'Absent',
  waiting: 'On the waiting list',
  offered: 'Offered a place',
  lapsed: 'Did not take the place',
  cancelled: 'Cancelled',
};

const atTime = (moment: Date): string => `at ${clockText(localClock(moment))}`;

/** The time on the day of the class, or else the day. */
const onDay = (moment: string, { day }: Pick<DemoClass, 'day'>): string => {
  const at = new Date(moment);
  const its = localDay(at);
  return its === day ? atTime(at) : `on ${shortDay(its)}`;
};

/** How and when somebody booked a class, or cancelled it (demo-9). */
export function bookedText(booking: Booking, held: Pick<DemoClass, 'day'>): string {
  const { state, source, createdAt, updatedAt, moves } = booking;
  if (state === 'cancelled') return `${stateLabels.cancelled} ${onDay(updatedAt, held)}`;
  const begun = new Date(createdAt);
  if (!expectsPerson(booking)) return `${stateLabels[state]}, since ${shortDay(localDay(begun))}`;
  if (source === 'Walk-in' && localDay(begun) === held.day) return `Walk-in ${atTime(begun)}`;
  const how = source === 'Demo class' ? 'Booked online' : 'Booked by staff';
  return [`${how} ${onDay(createdAt, held)}`, moves > 0 && 'moved'].filter(Boolean).join(', ');
}
