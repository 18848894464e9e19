import { lateConditions } from '@institute/schema';
import { timed } from '../../page/timed.ts';
import { countOf } from './live-enquiries.ts';

/** How many wait at a moment for longer than promised, counted by Firestore up to `most`. */
export const countLate = (now: Date, most: number): Promise<number> =>
  timed('count of late enquiries', () => countOf(lateConditions(now), most));
