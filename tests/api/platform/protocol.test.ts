import { beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { spread } from '../../support/level.ts';
import { publicFor } from '../../support/public-for.ts';
import { sampleCourse, sampleEnquiry, samplePlacement } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';
import { siteUrl } from '../../support/ports.ts';

siteTest();

let direct: string;
let token: string;
const base = { site: () => siteUrl('test'), direct: () => direct };

beforeAll(async () => {
  direct = await serverOfWorker();
  token = await newToken({ admin: true });
  await call(base.site(), 'GET', '/api/courses');
});

const failure = { success: false, message: expect.any(String) };

describe.each(['site', 'direct'] as const)('through the %s', (way) => {
  /** All of them directly, one through the site. */
  const through = <Sent>(all: readonly Sent[]) => (way === 'site' ? spread(all, 1) : all);

  const visit = (...[method, path, options]: [string, string, Parameters<typeof call>[3]?]) =>
    call(base[way](), method, path, options);

  test.each(through(['{', '{"name":', 'null', '"text"', '[1,']))(
    'the body %s is 400',
    async (body) => {
      const answer = await visit('POST', '/api/enquiries', { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject(failure);
    },
  );

  // api-5
  test('a body of another type is 415', async () => {
    for (const type of through(['text/plain', 'application/x-www-form-urlencoded', 'image/png'])) {
      const headers = { 'Content-Type': type };
      const answer = await visit('POST', '/api/enquiries', { body: sampleEnquiry, headers });
      expect(answer).toMatchObject({ status: 415, body: failure });
    }
  });

  // api-5
  test('a body that is too large is 413', async () => {
    const body = { ...sampleCourse(), description: 'x'.repeat(900_000) };
    const answer = await visit('POST', '/api/courses', { token, body });
    expect(answer).toMatchObject({ status: 413, body: failure });
  });

  test('a missing body counts as empty', async () => {
    const answer = await visit('POST', '/api/placements', { token });
    expect(answer).toMatchObject({ status: 400, body: { fields: { company: expect.anything() } } });
  });

  const refused = [
    ['DELETE', '/api/courses', 'POST, GET, HEAD'],
    ['PATCH', '/api/courses/x', 'GET, HEAD, PUT, DELETE'],
    ['POST', '/api/about', 'GET, HEAD, PUT'],
    ['PUT', '/api/home-content', 'GET, HEAD, POST'],
    ['GET', '/api/blog/x/publish', 'PATCH'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/upload/file/images/x', 'GET, HEAD'],
  ] as const;
  test.each(through(refused))('%s %s is 405, and allows %s', async (method, path, allow) => {
    const answer = await visit(method, path);
    expect(answer).toMatchObject({ status: 405, body: failure });
    expect(answer.headers.get('allow')).toBe(allow);
  });

  const missing = ['/api/nothing', '/api/courses/a/b', '/api/upload/file'];
  test.each(through(missing))('%s is 404', async (path) => {
    expect(await visit('GET', path)).toMatchObject({ status: 404, body: failure });
  });

  // api-5
  test('an invalid token is 401', async () => {
    for (const Authorization of through(['Bearer x.y.z', 'Basic abc', 'Bearer'])) {
      const headers = { Authorization };
      const answer = await visit('POST', '/api/placements', { body: samplePlacement, headers });
      expect(answer).toMatchObject({ status: 401, body: failure });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('failures and private answers must not be cached', async () => {
    const answers = [
      await visit('GET', '/api/courses/none'),
      await visit('GET', '/api/enquiries', { token }),
      await visit('POST', '/api/enquiries', { body: {} }),
    ];
    const kept = answers.map(({ headers }) => headers.get('cache-control'));
    expect(kept).toEqual(['no-store', 'no-store', 'no-store']);
  });

  test('a public answer has its lifetime, and 304 for a client that has it', async () => {
    const first = await visit('GET', '/api/courses');
    expect(first.headers.get('cache-control')).toEqual(publicFor(300));
    const etag = first.headers.get('etag') ?? '';
    const again = await visit('GET', '/api/courses', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    await call(base.site(), 'PUT', '/api/about', { token, body: { title: 'About' } });
    const about = await visit('GET', '/api/about');
    expect(about.headers.get('cache-control')).toEqual(publicFor(900));
  });

  // api-8
  test('a write is visible to the next read', async () => {
    for (const companyName of ['One', 'Two']) {
      await visit('PUT', '/api/contact-info', { token, body: { companyName } });
      const { body, headers } = await visit('GET', '/api/contact-info');
      expect(body.data).toMatchObject({ companyName });
      expect(headers.get('etag')).not.toBeNull();
    }
  });
});

test('a path that is not valid is 400', async () => {
  const answer = await call(direct, 'GET', '/api/courses/%E0%A4%A');
  expect(answer).toMatchObject({ status: 400, body: failure });
});
