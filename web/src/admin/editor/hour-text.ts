import { clockText } from '@institute/schema';

/** A time of day in few words: `10:00` as `10 am`, where clocks have 24 hours as it is. */
export const hourText = (time: string): string => clockText(time).replace(':00 ', ' ');
