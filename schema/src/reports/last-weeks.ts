import * as z from 'zod/mini';
import { answering } from './report.ts';

/** How many weeks Today draws. */
export const lastWeeksCount = 8;

/** The figures of so many weeks of seven days, the oldest first; the last ends today. */
export const lastWeeks = z.array(z.object({ leads: z.int(), enrolled: z.int(), answering }));

export type LastWeeks = z.infer<typeof lastWeeks>;
