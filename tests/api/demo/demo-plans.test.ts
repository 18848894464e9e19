import { demoDaysAhead, type OfferedDemoSlot, type StoredDemoPlan } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { siteUrl } from '../../support/ports.ts';
import { sampleBatch, sampleDemoPlan } from '../../support/samples.ts';
import { useSampleCourse } from '../../support/sample-course.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();
useSampleCourse();

async function createPlan(fields: object = {}): Promise<StoredDemoPlan> {
  const reply = await admin('POST', '/api/demo/plans', { body: { ...sampleDemoPlan, ...fields } });
  expect(reply.status).toBe(201);
  return reply.body.data as StoredDemoPlan;
}

const offered = async (id: string) =>
  ((await visit('GET', '/api/demo/slots')).body.data as OfferedDemoSlot[]).filter((slot) =>
    slot.id.startsWith(id),
  );

// demo-1, demo-2
test('a weekly plan is created, has a class a week, is replaced and deleted', async () => {
  const plan = await createPlan({ course: sampleBatch.course });
  const slots = await offered(plan._id);
  expect([demoDaysAhead / 7, demoDaysAhead / 7 + 1]).toContain(slots.length);
  expect(slots[0]).toMatchObject({
    course: { title: 'Kolam Programming' },
    branch: 'Adyar',
    left: 12,
  });
  const path = `/api/demo/plans/${plan._id}`;
  const body = fullBodies.updateDemoPlan();
  expect((await admin('PUT', path, { body })).body.data).toMatchObject(body);
  const [online] = await offered(plan._id);
  expect(online).toMatchObject({ mode: 'online', branch: '' });
  expect(JSON.stringify(online)).not.toContain('example.com/class');
  expect((await admin('DELETE', path)).status).toBe(200);
  expect(await offered(plan._id)).toEqual([]);
});

// demo-1
test('a plan of which a class is booked is not deleted', async () => {
  const plan = await createPlan();
  const [slot] = await offered(plan._id);
  const { day = '', id = '' } = slot ?? {};
  await firestore().collection('demoSlots').doc(id).set({ plan: plan._id, day, taken: 1 });
  expect((await admin('DELETE', `/api/demo/plans/${plan._id}`)).status).toBe(409);
});

// demo-1
test.each([
  ['course', { course: 'no-such-course' }],
  ['held', { held: 'often' }],
  ['firstDay', { firstDay: '2026-02-30' }],
  ['lastDay', { lastDay: '2026-01-04' }],
  ['to', { to: '18:30' }],
  ['from', { from: '0:30' }],
  ['branch', { branch: '' }],
  ['link', { mode: 'online' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['places', { places: 0 }],
  ['daysOff.0', { daysOff: ['tomorrow'] }],
])('a plan with a bad %s is refused', async (field, fields) => {
  const body = { ...sampleDemoPlan, ...fields };
  const reply = await admin('POST', '/api/demo/plans', { body });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body['fields'] as object)).toEqual([field]);
});

// demo-2, batches-5
test.each([
  ['/demo', 'No demo class is announced yet'],
  ['/batches', 'No batch is announced yet'],
])('%s with nothing to choose from has no filter', async (path, said) => {
  const plans = await firestore().collection('demoPlans').get();
  await Promise.all(plans.docs.map(({ ref }) => ref.delete()));
  await firestore().doc('summaries/offer').update({ batches: {} });
  const html = await (await fetch(`${siteUrl('test')}${path}?none`)).text();
  expect(html).toContain(said);
  expect(html).not.toContain('<select');
});
