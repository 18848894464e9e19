import type { AnswerTime } from '@institute/schema';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Minutes in the unit that people would say, never less than they are. */
function lastingText(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, Math.ceil(minutes)), 'minute');
  if (minutes < 48 * 60) return counted(Math.ceil(minutes / 60), 'hour');
  return counted(Math.ceil(minutes / (24 * 60)), 'day');
}

/** How soon enquiries were answered, with what it is counted of (contact-10). */
export const answerTimeText = ({ median, answers }: AnswerTime): string =>
  `Median time to our first answer in the last 90 days: ${lastingText(median)} (${answers} enquiries).`;
