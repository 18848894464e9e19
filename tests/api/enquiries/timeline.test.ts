import type { StoredTimelineEntry } from '@institute/schema';
import { expect, test } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { createAccount, signIn } from '../../support/accounts.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin, visit } = siteTest();

const entriesOf = async (enquiry: string) => {
  const { docs } = await firestore().collection('timeline').where('enquiry', '==', enquiry).get();
  return docs.map((entry) => entry.data());
};

const add = (enquiry: string, body: object, token?: string) =>
  admin('POST', `/api/enquiries/${enquiry}/timeline`, { body, ...(token && { token }) });

// enquiries-18
test('an entry is added once, with author and time, and never changed', async () => {
  const enquiry = await storeEnquiry();
  const note = { id: crypto.randomUUID(), kind: 'note', text: ' Wants weekends ' };
  const first = await add(enquiry, { ...note, by: 'forged', at: '2020-01-01T00:00:00.000Z' });
  expect(first.status).toBe(201);
  const entry = first.body.data as StoredTimelineEntry;
  expect(entry).toMatchObject({ _id: note.id, enquiry, kind: 'note', text: 'Wants weekends' });
  expect(Date.now() - Date.parse(entry.at)).toBeLessThan(60_000);
  expect(entry.by).not.toBe('forged');
  expect((await add(enquiry, note)).body).toEqual(first.body);
  expect((await add(enquiry, { ...note, text: 'Other' })).status).toBe(409);
  expect((await add(await storeEnquiry(), note)).status).toBe(409);
  const { uid, email } = await createAccount({ admin: true });
  await (await auth()).updateUser(uid, { displayName: 'Asha Ravi' });
  await add(enquiry, { kind: 'call' }, await signIn(email));
  const entries = await entriesOf(enquiry);
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['call', 'note']);
  expect(entries.find(({ kind }) => kind === 'call')).toMatchObject({
    by: uid,
    byName: 'Asha Ravi',
  });
});

// enquiries-18
test('changes of status and colleague are entries; other changes are not', async () => {
  const enquiry = await storeEnquiry();
  const update = (body: object) => admin('PATCH', `/api/enquiries/${enquiry}`, { body });
  await update({ status: 'demo booked' });
  await update({ status: 'demo booked', notes: 'Called' });
  await admin('POST', '/api/enquiries/change', { body: { ids: [enquiry], status: 'closed' } });
  expect((await entriesOf(enquiry)).map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
    ['change', 'contacted → demo booked'],
    ['change', 'demo booked → closed'],
  ]);
});

test('what is wrong is refused, and no one else adds anything', async () => {
  const enquiry = await storeEnquiry();
  for (const [field, body] of [
    ['kind', { text: 'x' }],
    ['kind', { kind: 'change', text: 'x' }],
    ['text', { kind: 'note', text: ' ' }],
    ['text', { kind: 'call', text: 'x'.repeat(5001) }],
  ] as const) {
    const reply = await add(enquiry, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body['fields'] as object)).toEqual([field]);
  }
  expect((await add('missing', { kind: 'call' })).status).toBe(404);
  const body = { kind: 'call' };
  expect((await visit('POST', `/api/enquiries/${enquiry}/timeline`, { body })).status).toBe(401);
  expect(await entriesOf(enquiry)).toEqual([]);
});
