import { collections, type PersonExport, type StoredEnquiry } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { removeExpired } from '../../../functions/src/people/remove-expired.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { newSlug, sampleVisit } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { visit, admin } = siteTest();

beforeEach(async () => {
  for (const name of ['chats', 'enquiryLimits'])
    await firestore().recursiveDelete(firestore().collection(name));
});

afterEach(() => vi.unstubAllEnvs());

const visits = { first: sampleVisit, last: sampleVisit };

const send = (body: object) => visit('POST', '/api/chats', { body });

const join = (id: string, code: string) =>
  admin('POST', `/api/enquiries/${id}/chat`, { body: { code } });

const chat = async (code: string) => (await firestore().doc(`chats/${code}`).get()).data();

// enquiries-30
test('the visits of a code are joined to an enquiry once, and the timeline tells it', async () => {
  expect((await send({ code: 'K7P4QX', visits })).status).toBe(201);
  const forged = { ...sampleVisit, source: 'forged' };
  expect((await send({ code: 'K7P4QX', visits: { first: forged, last: forged } })).status).toBe(
    201,
  );
  expect(await chat('K7P4QX')).toEqual({ visits, createdAt: expect.any(String) });
  const id = await storeEnquiry({});
  const joined = await join(id, ' k7p4-qx ');
  expect(joined.status).toBe(200);
  expect(joined.body.data).toMatchObject({ visits, chatCode: 'K7P4QX' });
  expect(await chat('K7P4QX')).toBeUndefined();
  expect((await join(id, 'K7P4QX')).body.data).toEqual(joined.body.data);
  const { docs } = await firestore()
    .collection(collections.timeline)
    .where('enquiry', '==', id)
    .get();
  expect(docs.map((entry) => entry.get('text'))).toEqual([
    'Linked to the visit with WhatsApp code K7P4QX',
  ]);
  for (const code of ['K7P4QX', 'K7P4Q', 'K7P4QO']) {
    const refused = await join(await storeEnquiry({}), code);
    expect([refused.status, Object.keys(refused.body['fields'] as object)]).toEqual([
      400,
      ['code'],
    ]);
  }
});

// enquiries-30
test('an enquiry keeps the earlier first visit and the later last one', async () => {
  const at = (day: number, landing: string) => ({
    ...sampleVisit,
    at: `2026-11-0${day}T04:00:00.000Z`,
    landing,
  });
  const id = await storeEnquiry({});
  await firestore()
    .doc(`enquiries/${id}`)
    .update({ visits: { first: at(2, '/b'), last: at(5, '/c') } });
  await send({ code: 'AAAAAA', visits: { first: at(1, '/a'), last: at(3, '/d') } });
  const { visits: kept } = (await join(id, 'AAAAAA')).body.data as StoredEnquiry;
  expect([kept?.first.landing, kept?.last.landing]).toEqual(['/a', '/c']);
});

// enquiries-30
test('what does not fit is refused, floods are, and codes are forgotten after 90 days', async () => {
  for (const body of [
    { code: 'k7p4qx', visits },
    { code: '../../x', visits },
    { code: 'K7P4QX' },
    { code: 'K7P4QX', visits: { ...visits, last: { ...sampleVisit, term: 'x'.repeat(101) } } },
  ])
    expect((await send(body)).status).toBe(400);
  await send({ code: 'K7P4QX', name: 'Meena', visits: { ...visits, name: 'Meena' } });
  expect(JSON.stringify(await chat('K7P4QX'))).not.toContain('Meena');
  const { docs } = await firestore().collection('enquiryLimits').get();
  expect(docs.map((counter) => counter.get('times').length)).toEqual([1]);
  for (const { ref } of docs) await ref.update({ times: Array(29).fill(Date.now()) });
  const statuses: number[] = [];
  for (const code of ['CDEF22', 'CDEF23']) statuses.push((await send({ code, visits })).status);
  expect(statuses).toEqual([201, 429]);
  const old = new Date(Date.now() - 91 * 24 * 60 * 60_000).toISOString();
  await firestore().doc('chats/K7P4QX').update({ createdAt: old });
  expect((await join(await storeEnquiry({}), 'K7P4QX')).status).toBe(400);
  vi.stubEnv('ENQUIRY_RETENTION_DAYS', '730');
  await removeExpired();
  expect(await chat('K7P4QX')).toBeUndefined();
  expect(await chat('CDEF22')).toBeDefined();
});

// enquiries-23
test('visits are stored as they were sent once, exported, and left out where they do not fit', async () => {
  const email = `${newSlug()}@example.com`;
  const body = { ...fullBodies.createEnquiry(), email };
  const store = async (given: object) => {
    const reply = await visit('POST', '/api/enquiries', { body: { ...body, ...given } });
    expect(reply.status).toBe(201);
    return (await firestore().collection('enquiries').doc(String(body.id)).get()).data();
  };
  expect((await store({}))?.['visits']).toEqual(body.visits);
  expect((await store({}))?.['visits']).toEqual(body.visits);
  const exported = await admin('POST', '/api/people/export', { body: { email } });
  const [held] = (exported.body.data as PersonExport).enquiries;
  expect(held?.enquiry).toMatchObject({ visits: body.visits });
  for (const wrong of [
    'forged',
    { first: body.visits.first },
    { ...body.visits, last: { ...body.visits.last, campaign: 'x'.repeat(101) } },
  ]) {
    body.id = newSlug();
    expect(await store({ visits: wrong })).not.toHaveProperty('visits');
  }
});
