import { answerTargetMinutes } from '../reports/report.ts';
import { promisedSources } from './duty.ts';
import type { FilterCondition } from './enquiry-filter.ts';

/** Which enquiries wait at a moment for an answer that was promised by then. */
export const lateConditions = (now: Date): FilterCondition[] => [
  ['status', '==', 'new'],
  ['source', 'in', promisedSources],
  ['createdAt', '<=', new Date(now.getTime() - answerTargetMinutes * 60_000).toISOString()],
];
