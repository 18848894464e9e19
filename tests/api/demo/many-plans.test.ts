import {
  dayAfter,
  localDay,
  partsOfSlotId,
  weekdayOf,
  type DemoClass,
  type OfferedDemoSlot,
} from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { bookPlace, storeClass } from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { sampleDemoPlan } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

const today = localDay(new Date());
const day = dayAfter(today, 7);

/** Stores plans that ended yesterday: half of them were held once, half weekly. */
async function storeEnded(count: number): Promise<void> {
  const batch = firestore().batch();
  const yesterday = dayAfter(today, -1);
  const rhythms = [
    { held: 'once', firstDay: yesterday, lastDay: '' },
    { held: weekdayOf(day), firstDay: '2026-01-01', lastDay: yesterday },
  ];
  for (let index = 0; index < count; index += 1) {
    const plan = { ...sampleDemoPlan, course: '', mode: 'classroom', link: '', daysOff: [] };
    const at = '2026-01-01T00:00:00.000Z';
    batch.set(firestore().collection('demoPlans').doc(), {
      ...plan,
      ...rhythms[index % 2],
      createdAt: at,
      updatedAt: at,
    });
  }
  await batch.commit();
}

// demo-2, demo-9, dashboard-28
test('however many plans have ended, the classes of new ones are listed', async () => {
  await storeEnded(210);
  const created = [];
  for (const plan of [
    { held: 'once', firstDay: day },
    { held: weekdayOf(day), firstDay: today },
    { held: weekdayOf(day), firstDay: today, lastDay: day },
  ]) {
    const { body } = await admin('POST', '/api/demo/plans', {
      body: { ...sampleDemoPlan, ...plan },
    });
    created.push(`${(body.data as { _id: string })._id}-${day}`);
  }
  const idsOf = async (path: string) =>
    ((await admin('GET', path)).body.data as { _id: string }[]).map(({ _id }) => _id);
  const offered = (await visit('GET', '/api/demo/slots')).body.data as OfferedDemoSlot[];
  expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(created));
  for (const path of [
    `/api/demo/days/${day}`,
    `/api/demo/days/${day}/classes`,
    '/api/demo/classes',
  ])
    expect([path, await idsOf(path)]).toEqual([path, expect.arrayContaining(created)]);
});

// demo-9
test('a class that was booked before its plan ended says in which room it is', async () => {
  const slot = await storeClass({ room: 'Lab 2' });
  const [plan, held] = partsOfSlotId(slot);
  await bookPlace(bookingForm(slot));
  await firestore()
    .doc(`demoPlans/${plan}`)
    .update({ firstDay: dayAfter(today, -1) });
  const { body } = await admin('GET', `/api/demo/days/${held}`);
  const found = (body.data as DemoClass[]).find(({ _id }) => _id === slot);
  expect(found?.room).toBe('Lab 2');
});
