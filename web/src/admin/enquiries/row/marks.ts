import { localDay, staffSources, type StoredEnquiry } from '@institute/schema';
import { followUp } from '../notes/follow-up.ts';
import { answerTime, type Mark } from './answer-time.ts';

/** By when an enquiry is to be answered and followed up; what the staff brought in has no promise. */
export const marksOf = (enquiry: StoredEnquiry, now: number): readonly Mark[] =>
  [
    enquiry.status === 'new' && !staffSources.includes(enquiry.source)
      ? answerTime(enquiry.createdAt, now)
      : undefined,
    followUp(enquiry, localDay(new Date(now))),
  ].filter((mark) => mark !== undefined);
