import type autocannon from 'autocannon';
import { newToken } from '../support/accounts.ts';
import { newVisitor, startApiServer } from '../support/api-server.ts';
import { call } from '../support/call.ts';
import { fullBodies } from '../support/full-bodies.ts';
import { preserveSite } from '../support/preserve-site.ts';
import { sampleEnquiry, samplePlacement } from '../support/samples.ts';
import { stopTriggers } from '../support/triggers.ts';
import { budgets } from './budgets.ts';
import { measureLoad, rates, startBare } from './rates.ts';
import type { Row } from './report.ts';

const json = { 'Content-Type': 'application/json' };

const asVisitor = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...json, ...newVisitor() },
});

/**
 * The API over HTTP without the emulator's proxy, compared with a bare handler of the same bytes.
 */
export async function measureApi(): Promise<Row[]> {
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
  const bare = await startBare(list);

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
