/** Compressed bodies, of which little may unpack to more than an instance has. */
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../../support/attacks/raw-request.ts';
import { newToken } from '../../support/accounts.ts';
import { forkServer, type Server } from '../../support/fork-server.ts';
import { instances, isDeep } from '../../support/level.ts';
import { samplePlacement } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';
import { root } from '../../support/ports.ts';

siteTest();

let plain: string;
let framework: Server | undefined;
let headers: Record<string, string>;
const base = {
  'plain HTTP': () => plain,
  'Cloud Functions': () => framework?.url ?? '',
};
/** At the first level a compressed body meets that server in `deployed-archive.deep.test.ts`. */
const places = instances(Object.keys(base) as (keyof typeof base)[], 1);

beforeAll(async () => {
  plain = await serverOfWorker();
  if (isDeep)
    framework = await forkServer(join(root, 'tests', 'support', 'serve-framework.ts'), ['api'], {});
  const token = await newToken({ admin: true });
  headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
});

afterAll(() => {
  framework?.stop();
});

const send = (url: string, body: string | Buffer, encoding?: string) =>
  rawRequest(url, '/api/placements', {
    method: 'POST',
    headers: { ...headers, ...(encoding !== undefined && { 'Content-Encoding': encoding }) },
    body,
  });

const json = JSON.stringify(samplePlacement);

test.each(places)('over %s an uncompressed body is accepted', async (place) => {
  expect((await send(base[place](), json)).status).toBe(201);
  expect((await send(base[place](), json, 'identity')).status).toBe(201);
});

/** More than a body may have: the status of one that was unpacked would be 413. */
const bomb = Buffer.alloc(20 * 1024 * 1024, ' ');

test.each(
  places.flatMap((place) => [
    [place, 'gzip', 'gzip', gzipSync(json)] as const,
    [place, 'gzip', 'a gzip bomb', gzipSync(bomb)] as const,
    [place, 'GZip', 'a gzip bomb in capitals', gzipSync(bomb)] as const,
    [place, 'deflate', 'a deflate bomb', deflateSync(bomb)] as const,
    [place, 'gzip, gzip', 'a gzip bomb in a gzip bomb', gzipSync(gzipSync(bomb))] as const,
  ]),
)('over %s nothing is unpacked of what comes as %s: %s', async (place, encoding, _, body) => {
  const answer = await send(base[place](), body, encoding);
  expect(answer.status).toBe(415);
  expect(JSON.parse(answer.body)).toEqual({ success: false, message: expect.any(String) });
});
