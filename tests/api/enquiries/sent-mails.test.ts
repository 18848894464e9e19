import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../functions/src/mails/outbox/deliver.ts';
import { mails, waitingMail, type Mail } from '../../../functions/src/mails/outbox/mail.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

afterEach(() => vi.unstubAllEnvs());

const day = 24 * 60 * 60 * 1000;

/** Stores a mail about an enquiry that is not stored otherwise. */
async function store(kind: Mail['kind'], enquiry: string) {
  const document = mails().doc(newSlug());
  const body = { template: 'message', title: 'Your demo class', text: 'It is tomorrow.' } as const;
  await document.set(waitingMail({ kind, to: 'meena@example.com', enquiry, body }));
  return document;
}

const entriesOf = async (enquiry: string) =>
  (await firestore().collection('timeline').where('enquiry', '==', enquiry).get()).docs;

// enquiries-18
test('an email of the site is in the timeline of its enquiry once it is sent, and once only', async () => {
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example');
  const enquiry = newSlug();
  const document = await store('booking', enquiry);
  vi.stubEnv('SMTP_EMULATOR_HOST', '').stubEnv('SMTP_URL', 'none');
  await deliver(document);
  expect(await entriesOf(enquiry)).toEqual([]);
  vi.unstubAllEnvs();
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example');
  // The second time is that of a run which was killed before it could note the first.
  for (const now of [Date.now(), Date.now() + day]) {
    await document.update({ state: 'waiting', dueAt: now });
    await deliver(document, now);
    expect((await document.get()).get('state')).toBe('sent');
  }
  const [entry, ...others] = await entriesOf(enquiry);
  expect(others).toEqual([]);
  expect(entry?.id).toBe(document.id);
  const at = (await document.get()).get('sentAt');
  const text = 'Your demo class';
  expect(entry?.data()).toEqual({ enquiry, kind: 'email', text, at, by: '', byName: '' });
});

// enquiries-21
test('a message of the staff is in the timeline as they wrote it, and not again when it is sent', async () => {
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example');
  const enquiry = newSlug();
  const document = await store('message', enquiry);
  await deliver(document);
  expect((await document.get()).get('state')).toBe('sent');
  expect(await entriesOf(enquiry)).toEqual([]);
});
