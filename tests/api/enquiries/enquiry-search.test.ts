import {
  collections,
  enquiryStatuses,
  searchedPart,
  type PersonExport,
  type StoredEnquiry,
} from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { sampleStoredEnquiry } from '../../support/sample-stored-enquiry.ts';
import { newSlug, sampleEnquiry } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeDeletedEnquiry, storeEnquiry } from '../../support/stored-enquiries.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { visit, admin } = siteTest();

beforeEach(() => firestore().recursiveDelete(firestore().collection('enquiryLimits')));

async function send(changes: object): Promise<string> {
  const { body } = await visit('POST', '/api/enquiries', {
    body: { ...sampleEnquiry, ...changes },
  });
  return (body.data as StoredEnquiry)._id;
}

const exported = async (filter: object, after?: string) => {
  const body = { filter, ...(after !== undefined && { after }) };
  return (await admin('POST', '/api/enquiries/export', { body })).body.data as StoredEnquiry[];
};

const found = async (search: string) =>
  (await exported({ part: searchedPart(search) })).map(({ _id }) => _id);

// enquiries-11
test('an enquiry is found by name, email and phone, and the answer has what was sent', async () => {
  const [name, local] = [`Zu${Date.now()}le`, `zip.${Date.now()}`];
  const id = await send({ name: `${name} K`, email: `${local}@example.com`, phone: '9012345678' });
  for (const search of [name, `k ${name}`, local, id]) {
    expect(await found(search), search).toEqual([id]);
  }
  expect(await found('90123 45')).toContain(id);
  expect(await found(`${name} other`)).toEqual([]);
  const [only] = await exported({ part: searchedPart(name), statuses: ['new'] });
  expect(only).toMatchObject({ _id: id, name: `${name} K`, status: 'new' });
  expect(only).not.toHaveProperty('searchParts');
  expect(await exported({ part: searchedPart(name), statuses: ['closed'] })).toEqual([]);
});

// enquiries-11
test('an export continues after an enquiry, and refuses what it does not know', async () => {
  const course = newSlug();
  const first = await send({ course });
  const second = await send({ course });
  expect((await exported({ courses: [course] })).map(({ _id }) => _id)).toEqual([second, first]);
  expect((await exported({ courses: [course] }, second)).map(({ _id }) => _id)).toEqual([first]);
  for (const body of [{}, { filter: { from: 'x' } }, { filter: {}, after: 'no-such-enquiry' }]) {
    expect((await admin('POST', '/api/enquiries/export', { body })).status).toBe(400);
  }
});

// enquiries-34
test('an export of many statuses and courses is complete, in order, in pages too', async () => {
  const courses = Array.from({ length: 6 }, () => newSlug());
  const data = Array.from({ length: 40 }, (_, index) => ({
    ...sampleStoredEnquiry({
      course: courses[index % 6]!,
      status: enquiryStatuses[(index * 7) % 6]!,
      followUpOn: `2026-01-${String(10 + (index % 3))}`,
      createdAt: `2026-01-01T00:00:${String(10 + Math.floor(index / 4))}.000Z`,
    }),
    _id: crypto.randomUUID(),
  }));
  await writeDocuments(
    data.map(({ _id, ...fields }) => [`${collections.enquiries}/${_id}`, fields] as const),
  );
  const ids = (of: readonly { _id: string }[]) => of.map(({ _id }) => _id);
  const key = (one: { createdAt: string; _id: string }) => `${one.createdAt} ${one._id}`;
  const inOrder = ids(data.toSorted((one, other) => (key(one) < key(other) ? 1 : -1)));
  const filter = { courses, statuses: [...enquiryStatuses, 'new'] };
  expect(ids(await exported(filter))).toEqual(inOrder);
  expect(ids(await exported(filter, inOrder[9]))).toEqual(inOrder.slice(10));
  const due = await exported({ ...filter, followUpBy: '2026-01-11' });
  expect(due.map(({ followUpOn }) => followUpOn)).not.toContain('2026-01-12');
  expect(ids(await exported({ ...filter, followUpBy: '2026-01-11' }, due[9]?._id))).toEqual(
    ids(due).slice(10),
  );
  const body = { filter: { ...filter, statuses: [] } };
  const none = await admin('POST', '/api/enquiries/export', { body });
  expect([none.status, none.body['fields']]).toEqual([
    400,
    { 'filter.statuses': 'Choose at least one' },
  ]);
});

// people-1
test('deleted and restored enquiries stay findable', async () => {
  const email = `${newSlug()}@example.com`;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const deleted = await storeDeletedEnquiry(tomorrow, { email });
  await storeEnquiry();
  const { body } = await admin('POST', '/api/people/export', { body: { email } });
  expect((body.data as PersonExport).enquiries).toMatchObject([{ _id: deleted, enquiry: null }]);
  const { docs } = await firestore()
    .collection(collections.versions)
    .where('document', '==', `enquiries/${deleted}`)
    .get();
  const restored = await admin('POST', `/api/versions/${docs[0]?.id}/restore`, { body: {} });
  expect(restored.status).toBe(200);
  expect(await found(email)).toEqual([deleted]);
});
