import { dayAfter, fewestAnswers, localDay } from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { keepAnswerTime } from '../../../functions/src/reports/answer-time.ts';
import { sampleStoredEnquiry } from '../../support/sample-stored-enquiry.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit } = siteTest();

const today = localDay(new Date());
const until = dayAfter(today, -1);

beforeEach(async () => {
  for (const name of ['enquiries', 'reportDays', 'staleDays', 'summaries'])
    for (const { ref } of (await firestore().collection(name).get()).docs) await ref.delete();
});

/** Stores leads that came so many days ago and were answered after so many minutes. */
async function storeAnswered(daysAgo: number, minutes: readonly number[]): Promise<void> {
  const createdAt = `${dayAfter(today, -daysAgo)}T06:00:00.000Z`;
  for (const [index, each] of minutes.entries()) {
    const answeredAt = new Date(Date.parse(createdAt) + each * 60_000).toISOString();
    const { _id, ...lead } = sampleStoredEnquiry({ createdAt, updatedAt: answeredAt });
    const document = firestore().doc(`enquiries/${daysAgo}-${index}`);
    await document.set({ ...lead, status: 'contacted', answered: { at: answeredAt, by: 'meena' } });
  }
}

const at = new Date().toISOString();

const showIt = (showAnswerTime?: boolean) =>
  firestore()
    .doc('content/contactInfo')
    .set({
      companyName: 'Vaasal',
      createdAt: at,
      updatedAt: at,
      ...(showAnswerTime !== undefined && { showAnswerTime }),
    });

const told = async () => (await visit('GET', '/api/pages/answer-time')).body['data'];

// contact-10
test('the median time to the first answer is told where the switch is on, of 90 days and enough answers', async () => {
  await storeAnswered(1, [10, 20, 30, 40]);
  await storeAnswered(90, [50, 60, 70, 80, 90]);
  await storeAnswered(91, [5000]);
  await showIt(true);
  await keepAnswerTime();
  expect(fewestAnswers).toBe(10);
  expect(await told()).toBeNull();
  await storeAnswered(2, [100]);
  await firestore().doc('summaries/answerTime').delete();
  await firestore()
    .doc(`reportDays/${dayAfter(today, -2)}`)
    .delete();
  await keepAnswerTime();
  expect(await told()).toEqual({ median: 55, answers: 10, until });
  await keepAnswerTime(new Date(Date.now() - 20 * 24 * 60 * 60_000));
  expect(await told()).toBeNull();
});

// contact-10
test('nothing is counted or told where the switch is off, as it is at first', async () => {
  await storeAnswered(
    1,
    Array.from({ length: 12 }, () => 30),
  );
  await showIt();
  await keepAnswerTime();
  expect((await firestore().doc('summaries/answerTime').get()).exists).toBe(false);
  await showIt(true);
  await keepAnswerTime();
  expect(await told()).toMatchObject({ median: 30 });
  await showIt(false);
  expect(await told()).toBeNull();
});
