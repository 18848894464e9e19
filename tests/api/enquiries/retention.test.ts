import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { removeExpired } from '../../../functions/src/people/remove-expired.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import {
  heldOf,
  restoreEnquiry,
  storeDeletedEnquiry,
  storeEnquiry,
} from '../../support/stored-enquiries.ts';
import { writeDocuments } from '../../support/write-documents.ts';

siteTest();

const now = new Date();
const day = 24 * 60 * 60 * 1000;

/** A little more or less than so many days ago. */
const daysAgo = (days: number, more = 0): string =>
  new Date(now.getTime() - days * day - more).toISOString();

const timeline = () => firestore().collection('timeline');

const everything = ['enquiries', 'mail', 'versions'];

/** No mail but the one that a test stores. */
beforeEach(() => vi.stubEnv('ENQUIRY_RETENTION_DAYS', '730'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// enquiries-8
test('what a killed removal left of thousands of entries goes with the next run', async () => {
  const id = await storeEnquiry({ createdAt: daysAgo(9000) });
  await writeDocuments(
    Array.from({ length: 1000 }, () => [`timeline/${newSlug()}`, { enquiry: id, text: 'Called' }]),
  );
  const left = async () => (await timeline().where('enquiry', '==', id).get()).size;
  const run = firestore().runTransaction.bind(firestore());
  vi.spyOn(firestore(), 'runTransaction')
    .mockImplementationOnce((...of) => run(...of))
    .mockRejectedValueOnce(new Error('killed'));
  await expect(removeExpired(now)).rejects.toThrow('Not removed: oldEnquiries');
  expect(await left()).toBe(600);
  expect(await heldOf(id)).toEqual(everything);
  await removeExpired(now);
  expect(await left()).toBe(0);
  expect(await heldOf(id)).toEqual([]);
});

// enquiries-8
test('the newest of those joined to an enquiry whose time is over takes its place, and none is open again', async () => {
  const old = await storeEnquiry({ createdAt: daysAgo(730, 1) });
  const joined = { to: old, status: 'new', createdAt: daysAgo(730, 1) } as const;
  const fields = { status: 'closed', joined } as const;
  const middle = await storeEnquiry({ ...fields, createdAt: daysAgo(20) });
  const young = await storeEnquiry({ ...fields, createdAt: daysAgo(10) });
  const gone = await storeEnquiry({ ...fields, createdAt: daysAgo(731) });
  await removeExpired(now);
  const left = (await firestore().doc(`enquiries/${young}`).get()).data();
  expect(left).toMatchObject({ status: 'closed' });
  expect(left).not.toHaveProperty('joined');
  expect((await firestore().doc(`enquiries/${middle}`).get()).data()).toMatchObject({
    status: 'closed',
    joined: { to: young, status: 'new', createdAt: left?.['createdAt'] },
  });
  const entries = await timeline().where('enquiry', 'in', [young, middle]).get();
  const texts = Object.fromEntries(
    entries.docs.map((each) => [each.get('enquiry'), each.get('text')]),
  );
  expect(texts).toEqual({
    [middle]: 'Joined to another enquiry from this person',
    [young]: 'Separated: the retention period of the enquiry that it was joined to is over',
  });
  expect(await heldOf(gone)).toEqual([]);
});

// enquiries-8
test('exactly the expired enquiries are removed, with their emails and versions', async () => {
  const old = await storeEnquiry({ createdAt: daysAgo(730, 1) });
  const older = await storeEnquiry({ createdAt: daysAgo(2000) });
  const young = await storeEnquiry({ createdAt: daysAgo(730) });
  const fresh = await storeEnquiry();
  for (const id of [old, fresh]) await timeline().add({ enquiry: id, text: 'Called' });
  await removeExpired(now);
  for (const id of [old, older]) expect(await heldOf(id)).toEqual([]);
  expect((await timeline().where('enquiry', '==', old).get()).size).toBe(0);
  expect((await timeline().where('enquiry', '==', fresh).get()).size).toBe(1);
  for (const id of [young, fresh]) expect(await heldOf(id)).toEqual(everything);
});

test('the remains of a deleted enquiry are removed when its deletion is final', async () => {
  const final = await storeDeletedEnquiry(now.toISOString());
  const restorable = await storeDeletedEnquiry(daysAgo(0, -1));
  await removeExpired(now);
  expect(await heldOf(final)).toEqual([]);
  expect(await heldOf(restorable)).toEqual(['mail', 'versions']);
});

// enquiries-8
test('what belongs to a deleted enquiry is still found after a night in which its removal failed', async () => {
  await removeExpired(now);
  const id = await storeDeletedEnquiry(daysAgo(1));
  await timeline().add({ enquiry: id, text: 'Called' });
  vi.spyOn(firestore(), 'runTransaction').mockRejectedValueOnce(new Error('Firestore is away'));
  await expect(removeExpired(now)).rejects.toThrow(/^Not removed: deletedEnquiries$/);
  expect(await heldOf(id)).toEqual(['mail', 'versions']);
  await removeExpired(now);
  expect(await heldOf(id)).toEqual([]);
  expect((await timeline().where('enquiry', '==', id).get()).size).toBe(0);
});

test('an enquiry restored during the removal stays', async () => {
  const restored = await storeDeletedEnquiry(now.toISOString());
  const run = firestore().runTransaction.bind(firestore());
  const spy = vi.spyOn(firestore(), 'runTransaction').mockImplementationOnce(async (...of) => {
    await restoreEnquiry(restored);
    return run(...of);
  });
  await removeExpired(now);
  expect(spy).toHaveBeenCalled();
  expect(await heldOf(restored)).toEqual(everything);
});

test.each([
  ['30', daysAgo(31), daysAgo(29)],
  ['5000', daysAgo(731), daysAgo(729)],
])('retention of %s days is capped at what the notice promises', async (days, old, young) => {
  vi.stubEnv('ENQUIRY_RETENTION_DAYS', days);
  const [removed, kept] = [
    await storeEnquiry({ createdAt: old }),
    await storeEnquiry({ createdAt: young }),
  ];
  await removeExpired(now);
  expect(await heldOf(removed)).toEqual([]);
  expect(await heldOf(kept)).toEqual(everything);
});

test.each(['0', '-1', 'two years'])(
  'a retention of %s days fails and removes no enquiry, but what else has expired',
  async (days) => {
    vi.stubEnv('ENQUIRY_RETENTION_DAYS', days);
    const id = await storeEnquiry({ createdAt: daysAgo(2000) });
    const mail = firestore().collection('mail').doc();
    await mail.set({ to: ['somebody@example.com'], createdAt: daysAgo(31) });
    await expect(removeExpired(now)).rejects.toThrow(/^Not removed: oldEnquiries$/);
    expect(await heldOf(id)).toEqual(everything);
    expect((await mail.get()).exists).toBe(false);
  },
);

test('several batches are removed, and a run makes up for a failed one', async () => {
  await removeExpired(now);
  const ids = await Promise.all(
    Array.from({ length: 65 }, () => storeEnquiry({ createdAt: daysAgo(800) })),
  );
  const held = async () => (await Promise.all(ids.map(heldOf))).flat();
  const run = firestore().runTransaction.bind(firestore());
  let transactions = 0;
  const spy = vi.spyOn(firestore(), 'runTransaction').mockImplementation((...of) => {
    transactions += 1;
    return transactions > 2 ? Promise.reject(new Error('Firestore is away')) : run(...of);
  });
  await expect(removeExpired(now)).rejects.toThrow('Not removed: oldEnquiries');
  spy.mockRestore();
  expect(await held()).toHaveLength(5 * everything.length);
  await removeExpired(now);
  expect(await held()).toEqual([]);
});
