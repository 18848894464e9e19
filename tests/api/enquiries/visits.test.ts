import type { PersonExport } from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

beforeEach(() => firestore().recursiveDelete(firestore().collection('enquiryLimits')));

// enquiries-23
test('visits are stored as they were sent once, exported, and left out where they do not fit', async () => {
  const email = `${newSlug()}@example.com`;
  const body = { ...fullBodies.createEnquiry(), email };
  const send = async (given: object) => {
    const reply = await visit('POST', '/api/enquiries', { body: { ...body, ...given } });
    expect(reply.status).toBe(201);
    return (await firestore().collection('enquiries').doc(String(body.id)).get()).data();
  };
  expect((await send({}))?.['visits']).toEqual(body.visits);
  expect((await send({}))?.['visits']).toEqual(body.visits);
  const exported = await admin('POST', '/api/people/export', { body: { email } });
  const [held] = (exported.body.data as PersonExport).enquiries;
  expect(held?.enquiry).toMatchObject({ visits: body.visits });
  for (const visits of [
    'forged',
    { first: body.visits.first },
    { ...body.visits, last: { ...body.visits.last, campaign: 'x'.repeat(101) } },
  ]) {
    body.id = newSlug();
    expect(await send({ visits })).not.toHaveProperty('visits');
  }
});
