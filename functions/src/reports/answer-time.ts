import {
  answerTime,
  answerTimeDays,
  collections,
  dayAfter,
  fewestAnswers,
  localDay,
  type AnswerTime,
} from '@institute/schema';
import { readSingleton } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { cached } from '../platform/cached.ts';
import { medianOf } from './merge-days.ts';
import { readDays } from './reports.ts';

/** What the contact page shows is kept in one document, so that showing it reads no more. */
const kept = () => firestore().collection(collections.summaries).doc('answerTime');

const isWanted = async (): Promise<boolean> =>
  (await readSingleton('contactInfo'))?.showAnswerTime === true;

/** Once a day, where the contact page shows it: counts how soon enquiries were answered. */
export async function keepAnswerTime(now = new Date()): Promise<void> {
  const until = dayAfter(localDay(now), -1);
  if (!(await isWanted()) || (await kept().get()).get('until') === until) return;
  const days = await readDays(dayAfter(until, 1 - answerTimeDays), until);
  const minutes = days.flatMap(({ answers }) => answers.flatMap((each) => each.minutes));
  await kept().set({ median: medianOf(minutes) ?? 0, answers: minutes.length, until });
}

/** How soon enquiries were answered; null where it is not to be shown, too few were, or it is old. */
export const readAnswerTime = cached(async (): Promise<AnswerTime | null> => {
  if (!(await isWanted())) return null;
  const { data } = answerTime.safeParse((await kept().get()).data());
  const isNow = data !== undefined && data.until >= dayAfter(localDay(new Date()), -3);
  return isNow && data.answers >= fewestAnswers ? data : null;
});
