import type { StoredEnquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin } = siteTest();

const phone = () => `+919${String(Math.random()).slice(2, 11).padEnd(9, '1')}`;
const read = (id: string) => firestore().collection('enquiries').doc(id).get();
const stored = async (id: string) => (await read(id)).data();
const join = (id: string, ids: string[]) =>
  admin('POST', `/api/enquiries/${id}/join`, { body: { ids } });

/** Restores the last version of an enquiry in which it was joined to another one. */
async function restoreJoined(id: string) {
  const { docs } = await firestore()
    .collection('versions')
    .where('document', '==', `enquiries/${id}`)
    .orderBy('at', 'desc')
    .get();
  const version = docs.find((each) => each.get('data.joined'));
  const updatedAt = (await stored(id))?.['updatedAt'];
  const body = updatedAt ? { updatedAt } : {};
  return admin('POST', `/api/versions/${version?.id}/restore`, { body });
}

// enquiries-24
test('enquiries of one person are joined, with those below them, and separated again', async () => {
  const email = `${newSlug()}@example.com`;
  const number = phone();
  const [kept, other, below] = await Promise.all([
    storeEnquiry({ email, phone: phone() }),
    storeEnquiry({ email: email.toUpperCase(), phone: number }),
    storeEnquiry({ email: `${newSlug()}@example.com`, phone: number }),
  ]);
  await join(other, [below]);
  expect((await join(kept, [other])).body.data).toEqual({ joined: 1 });
  const before = await stored(other);
  // All at once: between the two, the one below would be in no list.
  const [first, second] = await Promise.all([other, below].map(read));
  expect(second?.updateTime).toEqual(first?.updateTime);
  expect((await join(kept, [other])).status).toBe(200);
  expect(await stored(other)).toEqual(before);
  for (const id of [other, below])
    expect(await stored(id)).toMatchObject({
      joined: { to: kept, status: 'contacted' },
      status: 'closed',
    });
  expect((await join(other, [kept])).status).toBe(400);
  const refused = await admin('DELETE', `/api/enquiries/${kept}`);
  expect(refused.status).toBe(409);
  for (const id of [other, below]) {
    const reply = await admin('POST', `/api/enquiries/${id}/separate`, { body: {} });
    expect((reply.body.data as StoredEnquiry).status).toBe('contacted');
    expect(await stored(id)).not.toHaveProperty('joined');
  }
  expect((await admin('DELETE', `/api/enquiries/${kept}`)).status).toBe(200);
});

// enquiries-24
test('no one is joined to someone else, to themselves, or to nothing', async () => {
  const mine = await storeEnquiry({ email: `${newSlug()}@example.com`, phone: phone() });
  const theirs = await storeEnquiry({ email: `${newSlug()}@example.com`, phone: phone() });
  expect((await join(mine, [theirs])).status).toBe(400);
  expect((await join(mine, [mine])).status).toBe(400);
  expect((await join('missing', [mine])).status).toBe(404);
  expect((await join(mine, [])).status).toBe(400);
});

// enquiries-24
test('a deleted enquiry comes back on its own if the one that it was joined to is gone', async () => {
  const email = `${newSlug()}@example.com`;
  const [kept, other] = await Promise.all([
    storeEnquiry({ email, phone: phone() }),
    storeEnquiry({ email, phone: phone() }),
  ]);
  await join(kept, [other]);
  for (const id of [other, kept])
    expect((await admin('DELETE', `/api/enquiries/${id}`)).status).toBe(200);
  expect((await restoreJoined(other)).status).toBe(200);
  expect(await stored(other)).toMatchObject({ status: 'contacted' });
  expect(await stored(other)).not.toHaveProperty('joined');
});

// enquiries-24
test('an enquiry that others are joined to by now comes back on its own, so that they stay in sight', async () => {
  const email = `${newSlug()}@example.com`;
  const [first, second, third] = await Promise.all([
    storeEnquiry({ email, phone: phone() }),
    storeEnquiry({ email, phone: phone() }),
    storeEnquiry({ email, phone: phone() }),
  ]);
  await join(first, [second]);
  await admin('POST', `/api/enquiries/${second}/separate`, { body: {} });
  await join(second, [third]);
  expect((await restoreJoined(second)).status).toBe(200);
  expect(await stored(second)).not.toHaveProperty('joined');
  expect(await stored(third)).toMatchObject({ joined: { to: second } });
});
