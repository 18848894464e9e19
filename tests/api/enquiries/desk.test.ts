import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin, visit } = siteTest();

const enquiries = () => firestore().collection('enquiries');

const stored = async (id: string) => (await enquiries().doc(id).get()).data();

const entriesOf = async (enquiry: string) => {
  const { docs } = await firestore().collection('timeline').where('enquiry', '==', enquiry).get();
  return docs.map((entry) => `${entry.get('kind')}: ${entry.get('text')}`).toSorted();
};

const change = (id: string, body: object) => admin('PATCH', `/api/enquiries/${id}`, { body });

// enquiries-35
test('a walk-in is stored once, is found, and belongs to whoever typed it in', async () => {
  const id = crypto.randomUUID();
  const body = { id, name: ' Selvi R ', phone: '98400 11223', source: 'Walk-in' };
  const record = (changes: object = {}) =>
    admin('POST', '/api/enquiries/desk', { body: { ...body, ...changes } });
  expect((await record()).status).toBe(201);
  expect((await record()).status).toBe(201);
  expect((await record({ name: 'Another' })).status).toBe(409);
  const walkIn = await stored(id);
  expect(walkIn).toMatchObject({
    name: 'Selvi R',
    phone: '+919840011223',
    email: '',
    source: 'Walk-in',
    status: 'contacted',
    contacts: ['+919840011223'],
  });
  expect(walkIn?.['assignedTo']).not.toBe('');
  expect(walkIn?.['answered']).toBeUndefined();
  expect(await entriesOf(id)).toEqual(['change: Recorded: walk-in']);
});

// enquiries-35
test.each([
  [{ phone: '' }, 'phone'],
  [{ phone: '12' }, 'phone'],
  [{ name: ' ' }, 'name'],
  [{ source: 'Contact Form' }, 'source'],
])('an enquiry at the desk with %j is refused at its field', async (changes, field) => {
  const body = { name: 'Selvi', phone: '98400 11223', source: 'Phone call', ...changes };
  const reply = await admin('POST', '/api/enquiries/desk', { body });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body['fields'] as object)).toEqual([field]);
  expect((await visit('POST', '/api/enquiries/desk', { body })).status).toBe(401);
});

// enquiries-36
test('name, phone and email are corrected, and found by what they are now', async () => {
  const id = await storeEnquiry();
  await change(id, { name: 'Karthika S', phone: '98400 11223', email: '' });
  expect(await stored(id)).toMatchObject({
    name: 'Karthika S',
    phone: '+919840011223',
    email: '',
    contacts: ['+919840011223'],
  });
  expect((await stored(id))?.['searchParts']).toContain('karthika');
  expect(await entriesOf(id)).toEqual(['change: Corrected name, phone, email']);
  const reply = await change(id, { phone: '' });
  expect(reply.status).toBe(400);
  expect(reply.body['fields']).toEqual({ phone: 'Enter a phone number or an email address' });
  expect(await stored(id)).toMatchObject({ phone: '+919840011223' });
});

// enquiries-37
test('the outcome of a call, its status and the next follow-up are stored together, once', async () => {
  const id = await storeEnquiry();
  await enquiries().doc(id).update({ status: 'new' });
  const outcome = { id: crypto.randomUUID(), text: 'No answer' };
  const body = { status: 'contacted', followUpOn: '2026-12-01', followUpTime: '10:00', outcome };
  expect((await change(id, body)).status).toBe(200);
  await change(id, { status: 'closed' });
  // The retry of a call whose answer was lost.
  expect((await change(id, body)).body.data).toMatchObject({ status: 'closed' });
  expect(await stored(id)).toMatchObject({ followUpOn: '2026-12-01', followUpTime: '10:00' });
  expect(await entriesOf(id)).toEqual([
    'change: contacted → closed',
    'change: new → contacted',
    'outcome: No answer',
  ]);
  expect((await change(await storeEnquiry(), { outcome })).status).toBe(409);
});

// enquiries-37
test('an outcome is noted, and taken back, where nothing of the enquiry changes', async () => {
  const id = await storeEnquiry();
  const outcome = { id: crypto.randomUUID(), text: 'Spoke, interested' };
  await change(id, { outcome });
  await change(id, { outcome });
  expect(await entriesOf(id)).toEqual(['outcome: Spoke, interested']);
  await change(id, { undoneOutcome: outcome.id });
  expect(await entriesOf(id)).toEqual([]);
});

// enquiries-41
test('an outcome is taken back with what it changed, also as the first answer, and no one else’s', async () => {
  const id = await storeEnquiry();
  await enquiries().doc(id).update({ status: 'new' });
  const outcome = { id: crypto.randomUUID(), text: 'No answer' };
  await change(id, { status: 'contacted', followUpOn: '2026-12-01', outcome });
  expect(await stored(id)).toHaveProperty('answered');
  const undo = { status: 'new', followUpOn: '', undoneOutcome: outcome.id };
  expect((await change(await storeEnquiry(), undo)).status).toBe(409);
  expect((await change(id, undo)).status).toBe(200);
  expect((await change(id, undo)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ status: 'new', followUpOn: '' });
  expect(await stored(id)).not.toHaveProperty('answered');
  expect(await entriesOf(id)).toEqual(['change: contacted → new', 'change: new → contacted']);
  await change(id, { status: 'contacted' });
  const first = (await stored(id))?.['answered'];
  const later = { id: crypto.randomUUID(), text: 'Wrong number' };
  await change(id, { status: 'closed', outcome: later });
  await change(id, { status: 'contacted', undoneOutcome: later.id });
  expect((await stored(id))?.['answered']).toEqual(first);
  const theirs = { id: crypto.randomUUID(), text: 'Busy' };
  await change(id, { outcome: theirs });
  await firestore().collection('timeline').doc(theirs.id).update({ by: 'someone-else' });
  expect((await change(id, { undoneOutcome: theirs.id })).status).toBe(409);
});

// enquiries-37
test('a follow-up on another day has no time, and a wrong time is refused', async () => {
  const id = await storeEnquiry();
  await change(id, { followUpOn: '2026-12-01', followUpTime: '10:00' });
  await change(id, { followUpOn: '2026-12-02' });
  expect(await stored(id)).toMatchObject({ followUpOn: '2026-12-02', followUpTime: '' });
  const reply = await change(id, { followUpOn: '2026-12-02', followUpTime: '25:00' });
  expect(reply.status).toBe(400);
});

// enquiries-38
test.each(['call', 'whatsapp'])(
  'the first %s answers a new enquiry, a note does not',
  async (kind) => {
    const id = await storeEnquiry();
    await enquiries().doc(id).update({ status: 'new' });
    const add = (body: object) => admin('POST', `/api/enquiries/${id}/timeline`, { body });
    await add({ kind: 'note', text: 'Asks for weekends' });
    expect((await stored(id))?.['status']).toBe('new');
    expect((await add({ kind, text: '' })).status).toBe(201);
    const answered = await stored(id);
    expect(answered?.['status']).toBe('contacted');
    expect(answered?.['answered']).toHaveProperty('at');
    await change(id, { status: 'closed' });
    await add({ kind, text: '' });
    expect((await stored(id))?.['status']).toBe('closed');
    expect(
      (await entriesOf(id)).filter((entry) => entry === 'change: new → contacted'),
    ).toHaveLength(1);
  },
);
