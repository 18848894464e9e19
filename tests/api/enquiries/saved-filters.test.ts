import { expect, test } from 'vitest';
import { siteTest } from '../../support/site-test.ts';

const { admin, visit } = siteTest();

const path = '/api/saved-filters';
const save = (filters: object[]) => admin('PUT', path, { body: { filters } });

// enquiries-28
test('filters are kept and replaced; what does not fit is refused', async () => {
  expect((await admin('GET', path)).body.data).toEqual({ filters: [] });
  const filters = [{ name: 'New ones', query: 'status=new&course=Cloud+%26+DevOps' }];
  expect((await save(filters)).status).toBe(200);
  expect((await admin('GET', path)).body.data).toEqual({ filters });
  const [kept] = filters;
  for (const wrong of [
    [kept, kept],
    [{ name: ' ', query: '' }],
    [{ name: 'Elsewhere', query: 'https://elsewhere.example' }],
    Array.from({ length: 21 }, (_, index) => ({ name: `Filter ${index}`, query: '' })),
  ])
    expect((await save(wrong as object[])).status).toBe(400);
  expect((await save([])).body.data).toEqual({ filters: [] });
  expect((await visit('GET', path)).status).toBe(401);
});
