import type { AnswerTime } from '@institute/schema';
import * as texts from '../../../texts/en/contact.ts';

/** Minutes in the unit that people would say, never less than they are. */
function lastingText(minutes: number): string {
  if (minutes < 60) return texts.lasting(Math.max(1, Math.ceil(minutes)), 'minute');
  if (minutes < 48 * 60) return texts.lasting(Math.ceil(minutes / 60), 'hour');
  return texts.lasting(Math.ceil(minutes / (24 * 60)), 'day');
}

/** How soon enquiries were answered, with what it is counted of (contact-10). */
export const answerTimeText = ({ median, answers }: AnswerTime): string =>
  texts.answerTime(lastingText(median), answers);
