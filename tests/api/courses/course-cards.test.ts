import type { CourseSummary, ListPage, StoredBatch, StoredCourse } from '@institute/schema';
import { expect, test } from 'vitest';
import { sampleBatch, sampleCourse } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

// courses-5
test('the list of courses tells the fee of a course and its next batch', async () => {
  const fees = { gstRate: 18, gstIncluded: false, instalments: [] };
  const { body } = await admin('POST', '/api/courses', {
    body: { ...sampleCourse(), order: 1, price: 1_000, fees },
  });
  const { _id: course, slug } = body.data as StoredCourse;
  const card = async () => {
    const list = (await visit('GET', '/api/pages/courses')).body.data as ListPage<CourseSummary>;
    return list.items.find((item) => item.slug === slug);
  };
  const createBatch = async (firstDay: string) => {
    const batch = { ...sampleBatch, course, firstDay, seats: 1, state: 'open' };
    return (await admin('POST', '/api/batches', { body: batch })).body.data as StoredBatch;
  };
  expect(await card()).toMatchObject({ fee: 1_180 });
  expect(await card()).not.toHaveProperty('next');

  const later = await createBatch('2098-01-06');
  const { _id } = await createBatch('2097-01-07');
  await admin('POST', `/api/batches/${_id}/seats`, { body: { change: 1, reason: 'Enrolled' } });
  expect(await card()).toMatchObject({ next: { day: '2097-01-07', isFull: true } });

  await admin('POST', `/api/batches/${_id}/seats`, { body: { change: -1, reason: 'Withdrawn' } });
  await admin('DELETE', `/api/batches/${_id}`);
  expect(await card()).toMatchObject({ next: { day: '2098-01-06', isFull: false } });

  await admin('DELETE', `/api/batches/${later._id}`);
  await admin('DELETE', `/api/courses/${course}`);
});
