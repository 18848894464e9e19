import { collections, type StoredEnquiry } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { newEnquiry, newMail } from '../../../functions/src/index.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { tellStaff } from '../../../functions/src/enquiries/mails/tell-staff.ts';
import { receivedWith, untilReceived } from '../../support/inbox.ts';
import { siteUrl } from '../../support/ports.ts';
import { sampleEnquiry } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

/** All tests use the same address, so its counter is reset between them. */
beforeEach(() => firestore().recursiveDelete(firestore().collection('enquiryLimits')));

const newId = (): string => crypto.randomUUID();

const send = (body: object) => visit('POST', '/api/enquiries', { body });

const stored = async (id: string) =>
  (await firestore().collection(collections.enquiries).doc(id).get()).data();

// enquiries-1
test('an enquiry of the contact form is stored', async () => {
  const id = newId();
  const { consent, ...person } = sampleEnquiry;
  const form = { ...person, qualification: 'graduate', experience: '0-1' };
  const extra = { placementRequired: 'maybe', message: ' Hello ', page: '/contact?course=x' };
  const { status, body } = await send({ ...form, ...extra, consent, id });
  expect(status).toBe(201);
  expect(body).toEqual({ success: true, data: { _id: id } });
  const enquiry = await stored(id);
  expect(enquiry).toMatchObject({
    ...form,
    phone: '+919876543210',
    placementRequired: 'maybe',
    message: 'Hello',
    page: '/contact?course=x',
    source: 'Contact Form',
    status: 'new',
    consent: { noticeVersion: consent, consentedAt: enquiry?.['createdAt'] },
  });
  expect(Date.now() - Date.parse(enquiry?.['createdAt'])).toBeLessThan(10_000);
});

// tamil-20
test('an enquiry keeps the language that it was sent in, and is refused in it', async () => {
  const id = newId();
  const sent = { ...sampleEnquiry, id, language: 'ta' };
  const { body } = await send({ ...sent, phone: '12' });
  expect(body).toMatchObject({
    message: expect.stringMatching(/^சில/),
    fields: { phone: expect.stringMatching(/^98765 43210 போன்ற/) },
  });
  expect((await send(sent)).status).toBe(201);
  expect(await stored(id)).toMatchObject({ language: 'ta' });
  const other = await send({ ...sent, name: 'Somebody else' });
  expect(other.body).toMatchObject({ message: expect.stringMatching(/^இந்த அடையாளம்/) });
});

// popup-7
test('an enquiry of the popup is stored', async () => {
  const timestamp = '2024-01-01T10:00:00.000Z';
  const popup = { ...sampleEnquiry, course: 'Data Analytics', message: '', timestamp };
  const { status, body } = await send({ ...popup, source: 'Website Popup' });
  expect(status).toBe(201);
  const { _id } = body.data as StoredEnquiry;
  const enquiry = await stored(_id);
  expect(enquiry).toMatchObject({ timestamp, source: 'Website Popup', status: 'new' });
  expect(enquiry?.['createdAt']).not.toBe(timestamp);
});

test('a phone number is normalised', async () => {
  const { body } = await send({ ...sampleEnquiry, phone: '91-98765-43210' });
  expect(await stored((body.data as StoredEnquiry)._id)).toMatchObject({ phone: '+919876543210' });
});

test('a retry stores one enquiry; another enquiry under its id is refused', async () => {
  const enquiry = { ...sampleEnquiry, id: newId() };
  const first = await send(enquiry);
  const second = await send(enquiry);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  const other = await send({ ...enquiry, name: 'Somebody else' });
  expect(other.status).toBe(409);
  expect(await stored(enquiry.id)).toMatchObject({ name: sampleEnquiry.name });
});

test('an enquiry with a filled honeypot is stored as spam', async () => {
  const { status, body } = await send({ ...sampleEnquiry, website: 'https://spam.example' });
  expect(status).toBe(201);
  const enquiry = await stored((body.data as StoredEnquiry)._id);
  expect(enquiry).toMatchObject({ status: 'spam' });
  expect(enquiry).not.toHaveProperty('website');
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: '12345' }],
  ['course', { course: '' }],
  ['qualification', { qualification: 'guru' }],
  ['source', { source: 'Elsewhere' }],
  ['message', { message: 'x'.repeat(2001) }],
  ['timestamp', { timestamp: 'yesterday' }],
  ['id', { id: '../courses/x' }],
  ['consent', { consent: '1999-01-01' }],
  ['consent', { consent: true }],
  ['consent', { consent: undefined }],
])('an enquiry with a bad %s is refused and not counted', async (field, fields) => {
  const { status, body } = await send({ ...sampleEnquiry, ...fields });
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual([field]);
  expect((await firestore().collection('enquiryLimits').get()).size).toBe(0);
});

test('admins list enquiries newest first, in pages, and delete them', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.unshift(((await send(sampleEnquiry)).body.data as StoredEnquiry)._id);
  }
  const page = async (query: string) => {
    const { body } = await admin('GET', `/api/enquiries?${query}`);
    return (body.data as StoredEnquiry[]).map(({ _id }) => _id);
  };
  expect(await page('limit=2')).toEqual(ids.slice(0, 2));
  expect((await page(`limit=2&after=${ids[1]}`))[0]).toBe(ids[2]);
  expect((await admin('GET', '/api/enquiries?limit=0')).status).toBe(400);
  expect((await admin('GET', '/api/enquiries?after=no-such-enquiry')).status).toBe(400);
  const path = `/api/enquiries/${ids[0]}`;
  expect((await admin('DELETE', path)).body).toEqual({ success: true, data: { _id: ids[0] } });
  expect((await admin('DELETE', path)).status).toBe(404);
  expect((await visit('GET', '/api/enquiries')).status).toBe(401);
});

const sent = async () => (await send(sampleEnquiry)).body.data as StoredEnquiry;

const update = (id: string, body: object) => admin('PATCH', `/api/enquiries/${id}`, { body });

test('admins change the status, the notes and the follow-up, and no fields that are not theirs', async () => {
  const { _id } = await sent();
  const before = await stored(_id);
  const changes = { status: 'demo booked', notes: 'Weekends\nonly', followUpOn: '2028-02-29' };
  const forged = { source: 'Forged', createdAt: '2020-01-01T00:00:00.000Z', _id: newId() };
  const { status, body } = await update(_id, { ...changes, ...forged, notes: ' Weekends\nonly ' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ ...changes, _id, name: sampleEnquiry.name });
  const after = await stored(_id);
  expect(after).toEqual({
    ...before,
    ...changes,
    followUpTime: '',
    answered: { at: expect.any(String), by: expect.any(String) },
    hadDemo: true,
    updatedAt: (body.data as StoredEnquiry).updatedAt,
  });
  await update(_id, { followUpOn: '' });
  expect(await stored(_id)).toMatchObject({ ...changes, followUpOn: '' });
});

test('a new enquiry has no notes and no follow-up', async () => {
  const { _id } = await sent();
  expect(await stored(_id)).not.toHaveProperty('notes');
  const { body } = await admin('GET', '/api/enquiries?limit=1');
  expect(body.data).toMatchObject([{ _id, notes: '', followUpOn: '' }]);
});

test('a change of a stale version is refused with the stored one', async () => {
  const { _id } = await sent();
  const { updatedAt } = (await stored(_id)) ?? {};
  const first = await update(_id, { status: 'contacted', updatedAt });
  const second = await update(_id, { notes: 'Mine', updatedAt });
  expect(second.status).toBe(409);
  expect(second.body.data).toEqual(first.body.data);
  expect(await stored(_id)).not.toHaveProperty('notes');
});

test.each([
  ['status', { status: 'lost' }],
  ['status', {}],
  ['status', { source: 'Forged' }],
  ['notes', { notes: 'x'.repeat(5001) }],
  ['notes', { notes: null }],
  ['followUpOn', { followUpOn: '2026-02-30' }],
  ['followUpOn', { followUpOn: '31-01-2026' }],
  ['followUpOn', { followUpOn: '2026-01-31T00:00:00Z' }],
  ['updatedAt', { notes: '', updatedAt: 'yesterday' }],
])('a change with a bad %s is refused: %j', async (field, changes) => {
  const { _id } = await sent();
  const before = await stored(_id);
  const { status, body } = await update(_id, changes);
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual([field]);
  expect(await stored(_id)).toEqual(before);
});

test('a missing enquiry cannot be changed, and visitors cannot change any', async () => {
  const id = newId();
  expect((await update(id, { status: 'closed' })).status).toBe(404);
  expect(await stored(id)).toBeUndefined();
  await send({
    ...sampleEnquiry,
    id,
    status: 'enrolled',
    notes: 'Forged',
    followUpOn: '2026-01-31',
  });
  expect(await stored(id)).toMatchObject({ status: 'new' });
  expect(await stored(id)).not.toHaveProperty('notes');
});

const mailOf = (id: string) => firestore().collection('mail').doc(id);

/** What a trigger is told of a new document. */
const eventOf = (data: object) => ({ data }) as Parameters<typeof newEnquiry.run>[0];

// enquiries-6
test('an enquiry is emailed to the staff once, spam never', async () => {
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example')
    .stubEnv('MAIL_SENDER', 'site@vaasal.example')
    .stubEnv('SITE_URL', siteUrl('start'));
  const spam = ((await send({ ...sampleEnquiry, website: 'x' })).body.data as StoredEnquiry)._id;
  const lead = ((await send(sampleEnquiry)).body.data as StoredEnquiry)._id;
  // `functions/src/index.test.ts` says what the triggers wait for.
  const all = firestore().collection(collections.enquiries);
  for (const id of [lead, spam]) await newEnquiry.run(eventOf(await all.doc(id).get()));
  const mail = await mailOf(lead).get();
  await newMail.run(eventOf(mail));
  const received = await untilReceived(lead);
  expect(received.text).toContain('Phone: +919876543210');
  expect(received).toMatchObject({
    subject: expect.stringContaining(sampleEnquiry.name),
    to: [{ address: 'counsellors@vaasal.example' }],
    replyTo: [{ address: sampleEnquiry.email }],
  });
  expect((await mailOf(lead).get()).get('state')).toBe('sent');
  process.env['ENQUIRY_EMAIL'] = 'second-run@example.com';
  for (const id of [lead, spam]) await tellStaff(await all.doc(id).get());
  expect((await mailOf(lead).get()).get('message')).toEqual(mail.get('message'));
  expect(await receivedWith(lead)).toHaveLength(1);
  expect((await mailOf(spam).get()).exists).toBe(false);
});

test('nothing is emailed without a configured address', async () => {
  delete process.env['ENQUIRY_EMAIL'];
  const { _id } = (await send(sampleEnquiry)).body.data as StoredEnquiry;
  const copy = firestore().collection('enquiryLimits').doc(newId());
  await copy.set((await stored(_id)) ?? {});
  await tellStaff(await copy.get());
  expect((await mailOf(copy.id).get()).exists).toBe(false);
});

test('the sixth enquiry from one address is refused, whatever headers it forges', async () => {
  for (let count = 0; count < 5; count += 1) {
    const headers = { 'X-Forwarded-For': `203.0.113.${count}` };
    const { status } = await visit('POST', '/api/enquiries', { body: sampleEnquiry, headers });
    expect(status).toBe(201);
  }
  const headers = { 'X-Forwarded-For': '203.0.113.99' };
  const {
    status,
    body,
    headers: answered,
  } = await visit('POST', '/api/enquiries', {
    body: sampleEnquiry,
    headers,
  });
  expect(status).toBe(429);
  expect(body).toEqual({ success: false, message: expect.any(String) });
  expect(Number(answered.get('retry-after'))).toBeGreaterThan(590);
  expect(Number(answered.get('retry-after'))).toBeLessThanOrEqual(600);
  const counters = await firestore().collection('enquiryLimits').get();
  const [counter] = counters.docs;
  expect(counters.size).toBe(1);
  expect(JSON.stringify(counter?.data()) + counter?.id).not.toContain('127.0.0.1');
  expect(counter?.get('expiresAt').toMillis()).toBeGreaterThan(Date.now());
});
