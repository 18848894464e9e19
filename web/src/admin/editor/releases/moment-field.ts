import { localMoment, localTime } from '@institute/schema';

/** What a field for date and time shows of a moment: the local time. */
export const toField = (moment: string | null): string =>
  moment === null ? '' : localTime(new Date(moment)).toISOString().slice(0, 16);

/** The moment that such a field names; null for none. */
export function fromField(value: string): string | null {
  const [day = '', time = ''] = value.split('T');
  const moment = localMoment(day, time);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
