/** Here alone, as the triggers start a process for each document: functions/src/index.test.ts says what they wait for. */
import { collections, type StoredEnquiry } from '@institute/schema';
import { expect, onTestFinished, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { untilReceived } from '../../support/inbox.ts';
import { sampleEnquiry } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { startTriggers, stopTriggers } from '../../support/triggers.ts';

const { visit } = siteTest();

// enquiries-6
test('an enquiry is emailed to the staff by itself', async () => {
  onTestFinished(() => stopTriggers());
  await startTriggers();
  const { body } = await visit('POST', '/api/enquiries', { body: sampleEnquiry });
  const { _id: lead } = body.data as StoredEnquiry;
  const mail = firestore().collection(collections.mail).doc(lead);
  await expect
    .poll(async () => (await mail.get()).get('state') as unknown, { timeout: 90_000 })
    .toBe('sent');
  expect((await untilReceived(lead)).text).toContain('Phone: +919876543210');
});
