import { storedBatch, storedCourse } from '@institute/schema';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { mostInDay } from '../../../functions/src/mails/outbox/mail-quota.ts';
import { mails } from '../../../functions/src/mails/outbox/mail.ts';
import { thankPerson } from '../../../functions/src/enquiries/mails/thank-person.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { mailText } from '../../support/mail-text.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { stepTimeout } from '../../support/patience.ts';

siteTest();

const waiting = { timeout: stepTimeout, interval: 500 };

beforeEach(() => {
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example');
  vi.stubEnv('SITE_URL', 'https://www.vaasal.example');
});
afterAll(() => vi.unstubAllEnvs());

/** An enquiry as the contact form stores it, of somebody who sent no other. */
async function enquiryWith(fields: object = {}) {
  const createdAt = new Date().toISOString();
  const id = newSlug();
  const enquiry = firestore().collection('enquiries').doc(id);
  await enquiry.set({
    name: 'Win at https evil example',
    email: `${id}@example.com`,
    phone: '+919876543210',
    course: '',
    message: 'Typed by a stranger',
    source: 'Contact Form',
    page: '/contact',
    status: 'new',
    createdAt,
    updatedAt: createdAt,
    ...fields,
  });
  return enquiry;
}

async function thanksTo(fields: object = {}) {
  const enquiry = await enquiryWith(fields);
  await thankPerson(await enquiry.get());
  return (await mails().doc(`thanks-${enquiry.id}`).get()).data();
}

// enquiries-42
test('whoever asks about a batch is told that it arrived, with what the site says of the batch', async () => {
  const [found] = (await firestore().collection('batches').where('state', '==', 'open').get()).docs;
  const batch = storedBatch.parse({ ...found?.data(), _id: found?.id });
  const of = await firestore().doc(`courses/${batch.course}`).get();
  const course = storedCourse.parse({ ...of.data(), _id: of.id });
  const mail = await thanksTo({ batch: { id: batch._id, name: course.title } });
  expect(mail).toMatchObject({
    kind: 'thanks',
    replyTo: 'counsellors@vaasal.example',
    byStranger: true,
    message: { subject: 'We have your enquiry' },
  });
  expect(mail?.['to']).toEqual([`${String(mail?.['enquiry'])}@example.com`]);
  const text = mailText(mail);
  expect(text).toContain('A counsellor will answer you within 24 hours');
  expect(text).toContain(course.title);
  expect(text).toContain('You asked about this batch:');
  expect(text).toMatch(/^Fee: ₹[\d,]+ in total, GST included$/m);
  expect(text).toContain(`https://www.vaasal.example/demo?course=${course.slug}`);
  expect(text).not.toMatch(/evil|stranger/);

  const batchWith = (fields: object) =>
    firestore()
      .collection('batches')
      .add({ ...found?.data(), ...fields });
  const few = await batchWith({ seats: 9, seatsTaken: 4, language: 'Telugu' });
  const told = mailText(await thanksTo({ batch: { id: few.id, name: course.title } }));
  expect(told).toMatch(/^Seats: 5 seats left$/m);
  expect(told).toMatch(/^ *Telugu$/m);
  const full = await batchWith({ seats: 1, seatsTaken: 1 });
  const waits = mailText(await thanksTo({ batch: { id: full.id, name: course.title } }));
  expect(waits).toContain('This batch is full, so you are on its waiting list:');
  expect(waits).not.toMatch(/You asked about|Seats:/);
});

// enquiries-42
test('a course is named only as the site calls it', async () => {
  const page = '/contact?course=Other&about=ui-ux-design';
  expect(mailText(await thanksTo({ page }))).toContain('You asked about: UI/UX Design');
  const course = 'Free phones at evil.example';
  const text = mailText(await thanksTo({ course, page: '/contact?about=none' }));
  expect(text).not.toMatch(/evil|asked about/);
  expect(text).toContain('https://www.vaasal.example/demo\n');
});

// enquiries-42, tamil-21
test('it is in the language of the enquiry, while the site is in it', async () => {
  const fields = { language: 'ta', page: '/ta/contact?course=Other&about=ui-ux-design' };
  const facts = firestore().doc('content/institute');
  const said = (text: string) =>
    vi.waitFor(async () => expect(mailText(await thanksTo(fields))).toContain(text), waiting);
  await facts.set(factsInTamil());
  await said('https://www.vaasal.example/ta/demo?course=');
  await facts.delete();
  await said('Thank you for your interest');
});

// enquiries-42, institute-8
test('where pages do not invite to demo classes, it does not either', async () => {
  const facts = firestore().doc('content/institute');
  const page = '/contact?course=Other&about=ui-ux-design';
  await facts.set({ ...factsInTamil(), tamil: false, invitesToDemos: false });
  await vi.waitFor(async () => {
    const text = mailText(await thanksTo({ page }));
    expect(text).not.toMatch(/\/demo|demo class/i);
    expect(text).toContain('https://www.vaasal.example/courses/ui-ux-design');
  }, waiting);
  await facts.delete();
});

// enquiries-42
test('no one is thanked twice, for spam, for what the staff brought in, or without an address', async () => {
  const enquiry = await enquiryWith();
  await Promise.all([thankPerson(await enquiry.get()), thankPerson(await enquiry.get())]);
  const ofIt = mails().where('enquiry', '==', enquiry.id);
  expect((await ofIt.get()).size).toBe(1);
  for (const fields of [
    { status: 'spam' },
    { source: 'Import' },
    { source: 'Walk-in' },
    { source: 'Demo class' },
    { email: '' },
  ])
    expect(await thanksTo(fields)).toBeUndefined();
  const gone = await enquiryWith();
  const snapshot = await gone.get();
  await gone.delete();
  await thankPerson(snapshot);
  expect((await mails().doc(`thanks-${gone.id}`).get()).exists).toBe(false);
});

// enquiries-42, demo-14
test('a mailbox gets no more of them in a day than other mails that strangers can cause', async () => {
  const email = `${newSlug()}@example.com`;
  const sent = [];
  for (let count = 0; count < mostInDay + 2; count += 1) sent.push(await thanksTo({ email }));
  expect(sent.filter(Boolean)).toHaveLength(mostInDay);
});
