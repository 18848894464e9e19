import { expect, test } from 'vitest';
import { sampleCourse, samplePlacement, samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

interface Item {
  readonly _id: string;
  readonly content?: string;
}

const part = async (path: string) => {
  const { status, body } = await visit('GET', path);
  expect(status).toBe(200);
  return body as unknown as { data: Item[]; next: string | null };
};

const made: Record<string, () => object> = {
  '/api/courses': sampleCourse,
  '/api/placements': () => samplePlacement,
  '/api/blog': () => ({ ...samplePost(), published: true }),
};

// api-10
test.each(Object.keys(made))('%s comes in parts that add up to the whole', async (path) => {
  for (let count = 0; count < 3; count += 1) await admin('POST', path, { body: made[path]!() });
  const whole = await part(path);
  expect(whole.next).toBeNull();
  const parts: Item[] = [];
  for (let after = ''; ;) {
    const { data, next } = await part(`${path}?limit=2${after}`);
    expect(data.length).toBeLessThanOrEqual(2);
    parts.push(...data);
    if (next === null) break;
    expect(next).toBe(data.at(-1)?._id);
    after = `&after=${next}`;
  }
  expect(parts).toEqual(whole.data);
});

// api-10
test.each(Object.keys(made))('%s says what is wrong with its query', async (path) => {
  for (const limit of ['0', '501', '1.5', 'many', '']) {
    const { status, body } = await visit('GET', `${path}?limit=${limit}`);
    expect([limit, status, body]).toMatchObject([
      limit,
      400,
      { fields: { limit: expect.any(String) } },
    ]);
  }
  for (const after of ['no-such-item', 'not%2Fan%2Fid']) {
    const { status, body } = await visit('GET', `${path}?after=${after}`);
    expect([after, status, body]).toMatchObject([
      after,
      400,
      { fields: { after: expect.any(String) } },
    ]);
  }
});

// api-10, blog-6
test('a list of posts does not begin after a draft, which no one knows of', async () => {
  const { body } = await admin('POST', '/api/blog', { body: samplePost() });
  const { _id } = body.data as Item;
  expect((await visit('GET', `/api/blog?after=${_id}`)).status).toBe(400);
  const { status } = await admin('GET', `/api/blog/admin/all?after=${_id}&limit=1`);
  expect(status).toBe(200);
});

// api-10
test('long posts come in answers of 2 MB at most', async () => {
  const content = `<p>${'long '.repeat(39_000)}</p>`;
  for (let count = 0; count < 12; count += 1)
    await admin('POST', '/api/blog', { body: { ...samplePost(), published: true, content } });
  const first = await part('/api/blog');
  expect(JSON.stringify(first).length).toBeLessThanOrEqual(2_000_000);
  expect(first.data.length).toBeLessThan(12);
  const rest = await part(`/api/blog?after=${first.next}`);
  expect(rest.data.filter((post) => post.content === content).length).toBeGreaterThan(0);
});
