import { documentIdPattern } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { tellUnanswered } from '../../../functions/src/enquiries/mails/tell-unanswered.ts';
import { mails } from '../../../functions/src/mails/outbox/mail.ts';
import { siteTest } from '../../support/site-test.ts';
import { mailText } from '../../support/mail-text.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

siteTest();

const hour = 60 * 60 * 1000;
const now = new Date('2026-03-02T03:30:00Z');

beforeEach(async () => {
  vi.stubEnv('OWNER_EMAIL', 'owner@vaasal.example');
  vi.stubEnv('SITE_URL', 'https://www.vaasal.example');
  for (const collection of [mails(), firestore().collection('enquiries')])
    await firestore().recursiveDelete(collection);
});

afterEach(() => vi.unstubAllEnvs());

const told = async () => (await mails().where('kind', '==', 'summary').get()).docs;

async function storeNew(hours: number, fields: object = {}): Promise<string> {
  const id = await storeEnquiry({
    createdAt: new Date(now.getTime() - hours * hour).toISOString(),
  });
  await firestore()
    .doc(`enquiries/${id}`)
    .update({ status: 'new', ...fields });
  return id;
}

// enquiries-17
test('the owner gets one email a day with all that wait for more than a day', async () => {
  await storeNew(23.9);
  await storeNew(30, { status: 'contacted' });
  await tellUnanswered(now);
  expect(await told()).toEqual([]);
  const mine = await storeNew(24, { assignedName: 'Kavitha' });
  const old = await storeNew(400);
  await tellUnanswered(now);
  await tellUnanswered(new Date(now.getTime() + hour));
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  // Else an enquiry, whose id a visitor chooses, could take its place in the outbox.
  expect(mail?.id).not.toMatch(documentIdPattern);
  expect(mail?.data()).toMatchObject({
    to: ['owner@vaasal.example'],
    state: 'waiting',
    message: { subject: '2 enquiries have waited more than a day for an answer' },
  });
  const text = mailText(mail?.data());
  expect(text).toContain(`assigned to Kavitha: https://www.vaasal.example/admin/enquiries/${mine}`);
  expect(text).toContain(`unassigned: https://www.vaasal.example/admin/enquiries/${old}`);
  expect(text).not.toMatch(/Karthik|karthik|98765/);
  await tellUnanswered(new Date(now.getTime() + 24 * hour));
  expect(await told()).toHaveLength(2);
});

test('no one is told without an address', async () => {
  vi.stubEnv('OWNER_EMAIL', '');
  vi.stubEnv('ENQUIRY_EMAIL', '');
  await storeNew(48);
  await tellUnanswered(now);
  expect(await told()).toEqual([]);
});
