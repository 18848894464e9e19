import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { newToken } from '../support/accounts.ts';
import { newVisitor, startApiServer } from '../support/api-server.ts';
import { call } from '../support/call.ts';
import { forkServer } from '../support/fork-server.ts';
import { fullBodies } from '../support/full-bodies.ts';
import { preserveSite } from '../support/preserve-site.ts';
import { sampleEnquiry, samplePlacement } from '../support/samples.ts';
import { stopTriggers } from '../support/triggers.ts';
import { budgets } from './budgets.ts';
import { measureLoad, rates } from './rates.ts';
import type { Row } from './report.ts';

const json = { 'Content-Type': 'application/json' };

const asVisitor = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...json, ...newVisitor() },
});

/** A public list with its response headers, as files for a bare handler. */
async function store(folder: string, answer: Response): Promise<string[]> {
  const files = [join(folder, 'courses.json'), join(folder, 'courses.headers.json')] as const;
  writeFileSync(files[0], Buffer.from(await answer.arrayBuffer()));
  writeFileSync(files[1], JSON.stringify(Object.fromEntries(answer.headers)));
  return [...files];
}

/**
 * The API over HTTP without the emulator's proxy, compared with a bare handler of the same bytes.
 */
export async function measureApi(folder: string): Promise<Row[]> {
  await stopTriggers();
  const restore = await preserveSite();
  const [memory, fresh] = await Promise.all([
    startApiServer(),
    startApiServer({ CONTENT_MEMORY_SECONDS: '0' }),
  ]);
  const token = await newToken({ admin: true });
  for (let count = 0; count < 12; count += 1) {
    const body = fullBodies.createCourse();
    await call(memory.url, 'POST', '/api/courses', { token, body });
  }
  const list = `${memory.url}/api/courses`;
  const listed = await fetch(list);
  const etag = listed.headers.get('etag') ?? '';
  const files = await store(folder, listed);
  const bare = await forkServer(join(import.meta.dirname, 'serve-bytes.ts'), files, {});

  const found = await rates({
    'bare Express handler, a list': () => measureLoad(bare.url),
    'GET /api/courses, from memory': () => measureLoad(list),
    'GET /api/courses, 304': () => measureLoad(list, { headers: { 'If-None-Match': etag } }),
    'GET /api/courses, from Firestore': () => measureLoad(`${fresh.url}/api/courses`),
    'POST /api/enquiries': () =>
      measureLoad(`${memory.url}/api/enquiries`, {
        method: 'POST',
        body: JSON.stringify(sampleEnquiry),
        setupRequest: asVisitor,
      }),
    'POST /api/placements, as admin': () =>
      measureLoad(`${memory.url}/api/placements`, {
        method: 'POST',
        headers: { ...json, Authorization: `Bearer ${token}` },
        body: JSON.stringify(samplePlacement),
      }),
  });
  for (const server of [memory, fresh, bare]) server.stop();
  await restore();
  const [baseline = 0, fromMemory = 0] = Object.values(found);
  return [
    ...Object.entries(found).map(([what, value]): Row => ({ what, value, unit: '/s' })),
    {
      what: 'GET /api/courses from memory, of a bare Express handler',
      value: fromMemory / baseline,
      unit: '×',
      budget: budgets.fromMemoryShare,
      atLeast: true,
    },
  ];
}
