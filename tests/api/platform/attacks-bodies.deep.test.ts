import { collections, endpoints } from '@institute/schema';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { api } from '../../../functions/src/api/api.ts';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { malformedBodies, pollutions } from '../../support/attacks/payloads/json.ts';
import { rawRequest } from '../../support/attacks/raw-request.ts';
import { newToken } from '../../support/accounts.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { instances } from '../../support/level.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

/** In this very process, so that what a body does to the objects of its process shows here. */
let server: Server;
let base: string;
let headers: Record<string, string>;

beforeAll(async () => {
  server = createServer(api);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  headers = {
    Authorization: `Bearer ${await newToken({ admin: true })}`,
    'Content-Type': 'application/json',
    'X-Firebase-AppCheck': appCheckDebugToken,
  };
});

afterAll(() => server.close());

const all = Object.keys(fullBodies) as (keyof typeof fullBodies)[];
const writers = instances(all, 2);

describe.each(writers)('%s', (name) => {
  const { method, path } = endpoints[name];
  const address = path.replace('{id}', 'no-such-document');
  const send = (body: string | Buffer, ofBody: Record<string, string> = {}) =>
    rawRequest(base, address, { method, body, headers: { ...headers, ...ofBody } });

  test.each(malformedBodies)('refuses $name', async ({ bytes, headers: ofBody }) => {
    const { status, body } = await send(bytes, ofBody);
    // Publishing asks for nothing, so that what is unknown in its body is no fault.
    expect(name === 'togglePostPublished' ? [400, 404, 413, 415] : [400, 413, 415]).toContain(
      status,
    );
    expect(JSON.parse(body)).toMatchObject({ success: false, message: expect.any(String) });
    expect(body).not.toMatch(/\/functions\/|node_modules|SyntaxError|root:/);
  });

  test('is immune to prototype pollution', async () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype);
    for (const pollution of pollutions) {
      const sample = JSON.stringify(fullBodies[name]());
      // At the top, and in every object within it.
      const body = sample.replaceAll(/\{(?!\})/g, `{${pollution},`).replace('{}', `{${pollution}}`);
      const { status, body: answer } = await send(body);
      expect([200, 201, 400, 404, 409, 429], answer).toContain(status);
      expect(answer).not.toContain('polluted');
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited);
  });
});

test('nothing of it is stored', async () => {
  for (const collection of Object.values(collections)) {
    const { docs } = await firestore().collection(collection).get();
    expect(JSON.stringify(docs.map((found) => found.data()))).not.toMatch(/polluted|__proto__/);
  }
});

test('of a duplicate key the last counts, and is validated', async () => {
  const { method, path } = endpoints.createPlacement;
  const fields = '"course":"x","company":"x","position":"x"';
  const twice = (first: string, last: string) =>
    rawRequest(base, path, {
      method,
      headers,
      body: `{"studentName":${first},${fields},"studentName":${last}}`,
    });
  expect((await twice('"Meena"', '{"$ne":""}')).status).toBe(400);
  const taken = await twice('{"$ne":""}', '"Meena"');
  expect(taken.status, taken.body).toBe(201);
  expect(taken.body).toContain('"studentName":"Meena"');
});
