import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { mailHours, mailsInHour } from '../../../functions/src/enquiries/mails/mail-hours.ts';
import { summariseHours } from '../../../functions/src/enquiries/mails/summarise-hours.ts';
import { tellStaff } from '../../../functions/src/enquiries/mails/tell-staff.ts';
import { mailMissed } from '../../../functions/src/enquiries/mails/mail-missed.ts';
import { mails, waitingMail } from '../../../functions/src/mails/outbox/mail.ts';
import { removeOldMails } from '../../../functions/src/mails/outbox/old-mails.ts';
import { createAccount } from '../../support/accounts.ts';
import { newSlug } from '../../support/samples.ts';
import { mailText } from '../../support/mail-text.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

vi.mock('firebase-functions/logger');

const hour = 60 * 60 * 1000;
const day = 24 * hour;

beforeEach(async () => {
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example');
  vi.stubEnv('SITE_URL', 'https://www.vaasal.example');
  for (const collection of [mails(), mailHours(), firestore().collection('enquiries')])
    await firestore().recursiveDelete(collection);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Stores an enquiry that nobody was told of. */
async function storeWithoutMail(ago = 0, fields: object = {}) {
  const createdAt = new Date(Date.now() - ago).toISOString();
  const person = { name: 'Karthik S', email: 'karthik@example.com', phone: '+919876543210' };
  const enquiry = firestore().collection('enquiries').doc(newSlug());
  const facts = { source: 'Contact Form', status: 'new', createdAt, updatedAt: createdAt };
  await enquiry.set({ ...person, ...facts, ...fields });
  return enquiry;
}

const ofState = async (state: string) => (await mails().where('state', '==', state).get()).docs;

// enquiries-6
test('the mail to the staff has the labels that the form shows', async () => {
  const choices = { course: 'python-fullstack', experience: '0-1', placementRequired: 'maybe' };
  const enquiry = await storeWithoutMail(0, { ...choices, qualification: 'graduate' });
  await tellStaff(await enquiry.get());
  const mail = (await mails().doc(enquiry.id).get()).data();
  expect(mail?.['message'].subject).toBe('New enquiry: Karthik S, Python Full Stack Development');
  const text = mailText(mail);
  for (const line of [
    'Course: Python Full Stack Development',
    'Qualification: Graduate',
    'Experience: 0-1 years',
    'Placement support: Not Sure',
  ])
    expect(text).toContain(line);
});

const summaries = async () => (await mails().where('kind', '==', 'summary').get()).docs;

// enquiries-6
test('enquiries over the hourly ceiling are summarised in one email, which names no one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T09:20:00Z') });
  const enquiries = await Promise.all(
    Array.from({ length: mailsInHour + 7 }, () => storeWithoutMail()),
  );
  for (let run = 0; run < 2; run += 1)
    await Promise.all(enquiries.map(async (enquiry) => tellStaff(await enquiry.get())));
  expect(await ofState('waiting')).toHaveLength(mailsInHour);
  expect(await ofState('summarised')).toHaveLength(7);
  await summariseHours();
  expect(await summaries()).toEqual([]);

  vi.setSystemTime(new Date('2026-01-31T10:00:01Z'));
  const [late] = [await storeWithoutMail()];
  await tellStaff(await late.get());
  expect((await mails().doc(late.id).get()).get('state')).toBe('waiting');
  await summariseHours();
  await summariseHours();
  const [summary, ...others] = await summaries();
  expect(others).toEqual([]);
  expect(summary?.data()).toMatchObject({ to: ['counsellors@vaasal.example'], state: 'waiting' });
  expect(summary?.get('message.subject')).toBe('7 more enquiries');
  expect(mailText(summary?.data())).toMatch(
    /hour from 31 Jan 2026, 2:30.*https:\/\/www\.vaasal\.example\/admin\/enquiries$/ms,
  );
  const silent = [summary, ...(await ofState('summarised'))].map((mail) => mail?.data());
  expect(JSON.stringify(silent)).not.toMatch(/Karthik|karthik|98765/);
});

test('every night enquiries without an email are emailed to the staff', async () => {
  const forgotten = [await storeWithoutMail(2 * hour), await storeWithoutMail(6 * day)];
  const others = [
    await storeWithoutMail(hour / 2),
    await storeWithoutMail(8 * day),
    await storeWithoutMail(2 * hour, { status: 'contacted' }),
    await storeWithoutMail(2 * hour, { status: 'spam' }),
  ];
  await mailMissed();
  await mailMissed();
  const made = await ofState('waiting');
  expect(made.map(({ id }) => id).toSorted()).toEqual(forgotten.map(({ id }) => id).toSorted());
  for (const { id } of others) expect((await mails().doc(id).get()).exists).toBe(false);
});

// enquiries-10
test('every night bookings of demo classes without an email are emailed, and what no one was assigned is', async () => {
  vi.stubEnv('ENQUIRY_EMAIL', '');
  const { uid } = await createAccount({ admin: true, role: 'counsellor' });
  await firestore().doc(`duty/${uid}`).set({ onDuty: true });
  const booking = { source: 'Demo class', assignedTo: '' };
  const [booked, waiting, asked] = [
    await storeWithoutMail(2 * hour, { ...booking, status: 'demo booked' }),
    await storeWithoutMail(2 * hour, { ...booking, status: 'new' }),
    await storeWithoutMail(2 * hour, { assignedTo: '' }),
  ];
  const others = [
    await storeWithoutMail(2 * hour, { ...booking, status: 'spam' }),
    await storeWithoutMail(2 * hour, { ...booking, status: 'closed' }),
    await storeWithoutMail(2 * hour, { status: 'demo booked' }),
    await storeWithoutMail(2 * hour, { source: 'Walk-in' }),
  ];
  await mailMissed();
  expect(await ofState('waiting')).toEqual([]);
  for (const each of [booked, waiting, asked])
    expect((await each.get()).get('assignedTo')).toBe(uid);
  for (const each of others) expect((await each.get()).get('assignedAt')).toBeUndefined();
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example');
  await mailMissed();
  await mailMissed();
  const mailed = (await ofState('waiting')).map(({ id }) => id).toSorted();
  expect(mailed).toEqual([booked.id, waiting.id, asked.id].toSorted());
  await firestore().doc(`duty/${uid}`).delete();
});

// enquiries-10
test('every night one email sums up enquiries whose mail failed', async () => {
  const to = 'counsellors@vaasal.example';
  const lost = (kind: 'enquiry' | 'summary' | 'account') => ({
    ...waitingMail({ kind, to, body: { template: 'message', title: 'Karthik S', text: '' } }),
    state: 'failed',
    error: 'EAUTH 535',
  });
  for (const kind of ['enquiry', 'enquiry', 'summary', 'account'] as const)
    await mails().doc().set(lost(kind));
  await mailMissed();
  await mailMissed();
  const made = await ofState('waiting');
  expect(made.map((mail) => mail.get('message.subject'))).toEqual(['2 more enquiries']);
  expect(JSON.stringify(made[0]?.data())).not.toContain('Karthik');
});

test('emails are kept for 30 days', async () => {
  const now = new Date();
  const store = async (ago: number) => {
    const at = new Date(now.getTime() - ago);
    const body = { template: 'message', title: 'S', text: 'T' } as const;
    const mail = { kind: 'account', to: 'a@vaasal.example', body } as const;
    return (await mails().add(waitingMail(mail, at))).id;
  };
  const young = await store(30 * day);
  await store(30 * day + 1);
  await store(900 * day);
  expect(await removeOldMails(now)).toBe(2);
  expect((await mails().get()).docs.map(({ id }) => id)).toEqual([young]);
});
