import { expect, test } from 'vitest';
import type { StoredPlacement } from '@institute/schema';
import { samplePlacement } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

async function createPlacement(): Promise<StoredPlacement> {
  const { status, body } = await admin('POST', '/api/placements', { body: samplePlacement });
  expect(status).toBe(201);
  return body.data as StoredPlacement;
}

test('a placement is created, read, replaced and deleted', async () => {
  const created = await createPlacement();
  expect(created).toMatchObject(samplePlacement);
  const path = `/api/placements/${created._id}`;
  expect((await visit('GET', path)).body).toEqual({ success: true, data: created });
  const replaced = await admin('PUT', path, { body: { ...samplePlacement, company: 'Other' } });
  expect(replaced.body.data).toMatchObject({ _id: created._id, company: 'Other' });
  expect((await visit('GET', path)).body.data).toEqual(replaced.body.data);
  expect((await admin('DELETE', path)).status).toBe(200);
  expect((await visit('GET', path)).status).toBe(404);
  expect((await admin('DELETE', path)).status).toBe(404);
  expect((await admin('PUT', path, { body: samplePlacement })).status).toBe(404);
});

test('placements are listed newest first', async () => {
  const first = await createPlacement();
  const second = await createPlacement();
  const list = (await visit('GET', '/api/placements')).body.data as StoredPlacement[];
  expect(list.slice(0, 2).map(({ _id }) => _id)).toEqual([second._id, first._id]);
});

test('an edit of a stale version is refused', async () => {
  const { _id, updatedAt } = await createPlacement();
  const body = { ...samplePlacement, position: 'Lead', updatedAt };
  expect((await admin('PUT', `/api/placements/${_id}`, { body })).status).toBe(200);
  expect((await admin('PUT', `/api/placements/${_id}`, { body })).status).toBe(409);
});

test('all four fields are required', async () => {
  const { status, body } = await admin('POST', '/api/placements', { body: {} });
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual([
    'studentName',
    'course',
    'company',
    'position',
  ]);
});
