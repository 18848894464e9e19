import { collections, type PersonExport, type StoredErasure } from '@institute/schema';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { erasePerson } from '../../../functions/src/people/erase-person.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { newSlug, sampleEnquiry } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { heldOf, storeDeletedEnquiry, storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin, visit } = siteTest();

// Whoever is looked for is looked for in all that is stored.
beforeAll(emptySite);

/** No mail but the one that a test stores. */
afterEach(() => vi.restoreAllMocks());

const everything = ['enquiries', 'mail', 'versions'];
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
const newEmail = (): string => `${newSlug()}@example.com`;
const newPhone = (): string =>
  `9${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`;

const ask = (what: 'export' | 'erase', body: object) =>
  admin('POST', `/api/people/${what}`, { body });

const exported = async (body: object) => (await ask('export', body)).body.data as PersonExport;

const recordOf = async (id: string) =>
  (await firestore().collection(collections.erasures).doc(id).get()).data();

// people-1
test('everything about a person is exported, deleted enquiries included, and nothing else', async () => {
  const email = newEmail();
  const id = await storeEnquiry({ email });
  const deleted = await storeDeletedEnquiry(tomorrow, { email });
  await storeEnquiry({ email: `x${email}` });
  const { exportedAt, enquiries } = await exported({ email });
  expect(Date.now() - Date.parse(exportedAt)).toBeLessThan(60_000);
  const mail = { message: { text: expect.stringContaining(email) } };
  const held = { email, name: 'Karthik S', message: 'Evenings' };
  expect(enquiries.toSorted((one) => (one._id === id ? -1 : 1))).toMatchObject([
    { _id: id, enquiry: held, versions: [{ action: 'update', data: held }], mail },
    { _id: deleted, enquiry: null, versions: [{ action: 'delete', data: held }], mail },
  ]);
  expect(JSON.stringify(enquiries)).not.toContain('somebody@example.com');
});

test('emails match regardless of case', async () => {
  const email = newEmail();
  const ids = [await storeEnquiry({ email: email.toUpperCase() }), await storeEnquiry({ email })];
  const asked = ` ${email.replace('test', 'Test')} `;
  const { enquiries } = await exported({ email: asked });
  expect(enquiries.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
});

test('phone numbers match in any notation', async () => {
  const phone = newPhone();
  const ids = [
    await storeEnquiry({ phone: `+91${phone}` }),
    await storeEnquiry({ phone: `0${phone.slice(0, 5)} ${phone.slice(5)}` }),
  ].toSorted();
  for (const asked of [phone, `91-${phone}`]) {
    const { enquiries } = await exported({ phone: asked });
    expect(enquiries.map(({ _id }) => _id).toSorted()).toEqual(ids);
  }
});

// people-2
test('erasing removes everything, and is logged without personal data', async () => {
  const [email, phone] = [newEmail(), newPhone()];
  const ids = [
    await storeEnquiry({ email, phone: `+91${phone}` }),
    await storeEnquiry({ email: email.toUpperCase(), phone: `+91${phone}` }),
    await storeDeletedEnquiry(tomorrow, { email, phone: `+91${phone}` }),
  ];
  const other = await storeEnquiry();
  await admin('PATCH', `/api/enquiries/${ids[0]}`, { body: { notes: phone } });
  const note = { kind: 'note', text: `Calls from ${phone}` };
  await admin('POST', `/api/enquiries/${ids[0]}/timeline`, { body: note });
  expect((await exported({ email })).enquiries.flatMap(({ timeline }) => timeline)).toMatchObject([
    note,
  ]);
  const changed = await firestore()
    .collection(collections.audit)
    .where('document', '==', `${collections.enquiries}/${ids[0]}`)
    .get();
  const { status, body } = await ask('erase', { email: email.toUpperCase() });
  expect(status).toBe(200);
  const { _id, ...record } = body.data as StoredErasure;
  expect(record).toEqual({
    at: expect.any(String),
    by: changed.docs[0]?.get('by'),
    enquiries: expect.arrayContaining(ids),
    content: [],
    removed: { enquiries: 2, versions: 4, mail: 3, timeline: 1, content: 0, files: 0 },
  });
  expect(record.enquiries).toHaveLength(3);
  expect(await recordOf(_id)).toEqual(record);
  for (const id of ids) expect(await heldOf(id)).toEqual([]);
  expect(await heldOf(other)).toEqual(everything);
  for (const collection of await firestore().listCollections()) {
    const { docs } = await collection.get();
    const text = JSON.stringify(docs.map((entry) => [entry.id, entry.data()])).toLowerCase();
    expect(text, collection.id).not.toContain(email);
    expect(text, collection.id).not.toContain(phone);
  }
  expect((await exported({ email })).enquiries).toEqual([]);
});

// people-2
test('an erased enquiry does not come back when the browser sends it again', async () => {
  const sent = { ...sampleEnquiry, id: crypto.randomUUID(), email: newEmail(), phone: newPhone() };
  const send = () => visit('POST', '/api/enquiries', { body: sent });
  expect((await send()).status).toBe(201);
  await ask('erase', { email: sent.email });
  const { status, body } = await send();
  expect([status, body.data]).toEqual([201, { _id: sent.id }]);
  expect(await heldOf(sent.id)).toEqual([]);
});

test('the log of an erasure that failed half-way is correct, and a retry completes it', async () => {
  const email = newEmail();
  const ids = [
    await storeEnquiry({ email }),
    await storeEnquiry({ email }),
    await storeEnquiry({ email }),
  ];
  const id = crypto.randomUUID();
  const erase = () =>
    erasePerson({ body: { email, id, content: [] } }, { uid: 'tested', email: undefined });
  const run = firestore().runTransaction.bind(firestore());
  let transactions = 0;
  const spy = vi.spyOn(firestore(), 'runTransaction').mockImplementation((...of) => {
    transactions += 1;
    // The first begins the record, the second removes an enquiry.
    return transactions > 2 ? Promise.reject(new Error('Firestore is away')) : run(...of);
  });
  await expect(erase()).rejects.toThrow('Firestore is away');
  spy.mockRestore();
  const half = await recordOf(id);
  expect(half).toMatchObject({ removed: { enquiries: 1, versions: 1, mail: 1 } });
  for (const each of ids)
    expect(await heldOf(each)).toEqual(half?.['enquiries'].includes(each) ? [] : everything);

  const record = await erase();
  expect(record).toMatchObject({ _id: id, removed: { enquiries: 3, versions: 3, mail: 3 } });
  expect(record.enquiries.toSorted()).toEqual(ids.toSorted());
  expect(record.at).toBe(half?.['at']);
  expect(await erase()).toEqual(record);
});

test('no one can continue the erasure of another admin', async () => {
  const email = newEmail();
  const enquiry = await storeEnquiry({ email });
  const id = crypto.randomUUID();
  await erasePerson(
    { body: { email: newEmail(), id, content: [] } },
    { uid: 'another', email: undefined },
  );
  expect((await ask('erase', { email, id })).status).toBe(409);
  expect(await heldOf(enquiry)).toEqual(everything);
  expect(await recordOf(id)).toMatchObject({ by: 'another', enquiries: [] });
});

test.each([
  ['email', {}],
  ['email', { phone: '98765 43210', email: 'karthik@example.com' }],
  ['email', { email: 'nobody' }],
  ['email', { email: ['karthik@example.com'] }],
  ['phone', { phone: '12345' }],
  ['phone', { phone: { $ne: '' } }],
])('a request with a bad %s is refused: %j', async (field, body) => {
  for (const what of ['export', 'erase'] as const) {
    const reply = await ask(what, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body['fields'] as object)).toEqual([field]);
  }
});
