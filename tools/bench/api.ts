/**
 * Measures the API over HTTP, outside the emulator's proxy, beside a bare Express handler that
 * answers the same bytes. Run by `npm run bench:api`, in an emulator suite of its own. Ends with an
 * error when a public GET from memory keeps less than 70% of the bare handler's rate.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { newToken } from '../../tests/fixtures/accounts.ts';
import { newVisitor, startApiServer } from '../../tests/fixtures/api-server.ts';
import { call } from '../../tests/fixtures/call.ts';
import { forkServer } from '../../tests/fixtures/fork-server.ts';
import { fullBodies } from '../../tests/fixtures/full-bodies.ts';
import { sampleEnquiry, samplePlacement } from '../../tests/fixtures/samples.ts';
import { stopTriggers } from '../../tests/fixtures/stop-triggers.ts';

const connections = 20;

/** Each row is measured so often, in turn with the others, and shows its median run. */
const rounds = 3;

/** Of a run. */
const seconds = 3;

interface Row {
  readonly name: string;
  readonly run: () => Promise<Measured>;
  readonly runs: Measured[];
}

/** Share of the bare handler's rate that a GET from memory must keep. */
const requiredShare = 0.7;

interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

async function measure(url: string, request: autocannon.Request = {}): Promise<Measured> {
  const result = await autocannon({ url, connections, duration: seconds, requests: [request] });
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx - (result['3xx'] ?? 0) + result.errors,
  };
}

const json = { 'Content-Type': 'application/json' };

await stopTriggers();
const [memory, fresh] = await Promise.all([
  startApiServer(),
  startApiServer({ CONTENT_MEMORY_SECONDS: '0' }),
]);
const token = await newToken({ admin: true });
for (let count = 0; count < 12; count += 1) {
  const body = fullBodies.createCourse();
  await call(memory.url, 'POST', '/api/courses', { token, body });
}

const listed = await fetch(`${memory.url}/api/courses`);
const etag = listed.headers.get('etag') ?? '';
const bytesFile = join(mkdtempSync(join(tmpdir(), 'bench-')), 'courses.json');
writeFileSync(bytesFile, Buffer.from(await listed.arrayBuffer()));
const bare = await forkServer(join(import.meta.dirname, 'serve-bytes.ts'), [bytesFile], {});

const asVisitor = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...json, ...newVisitor() },
});

const rows: Row[] = [
  { name: 'bare Express, same bytes', run: () => measure(bare.url), runs: [] },
  {
    name: 'GET /api/courses, from memory',
    run: () => measure(`${memory.url}/api/courses`),
    runs: [],
  },
  {
    name: 'GET /api/courses, 304',
    run: () => measure(`${memory.url}/api/courses`, { headers: { 'If-None-Match': etag } }),
    runs: [],
  },
  {
    name: 'GET /api/courses, from Firestore',
    run: () => measure(`${fresh.url}/api/courses`),
    runs: [],
  },
  {
    name: 'POST /api/enquiries',
    run: () =>
      measure(`${memory.url}/api/enquiries`, {
        method: 'POST',
        body: JSON.stringify(sampleEnquiry),
        setupRequest: asVisitor,
      }),
    runs: [],
  },
  {
    name: 'POST /api/placements, as admin',
    run: () =>
      measure(`${memory.url}/api/placements`, {
        method: 'POST',
        headers: { ...json, Authorization: `Bearer ${token}` },
        body: JSON.stringify(samplePlacement),
      }),
    runs: [],
  },
];

for (let round = 0; round < rounds; round += 1) {
  for (const { run, runs } of rows) runs.push(await run());
}
for (const server of [memory, fresh, bare]) server.stop();

const medians = rows.map(({ name, runs }) => {
  const sorted = runs.toSorted((one, other) => one.rate - other.rate);
  const median = sorted[Math.floor(rounds / 2)];
  if (!median) throw new Error(`${name} was not measured`);
  return { name, ...median };
});
const line = (name: string, ...cells: (string | number)[]): string =>
  name.padEnd(36) + cells.map((cell) => String(cell).padStart(12)).join('');
const table = [
  line('', 'requests/s', 'p50 ms', 'p99 ms', 'failures'),
  ...medians.map(({ name, rate, p50, p99, failures }) =>
    line(name, Math.round(rate), p50, p99, failures),
  ),
];
process.stdout.write(`${table.join('\n')}\n`);

const [bareRow, memoryRow] = medians;
const share = (memoryRow?.rate ?? 0) / (bareRow?.rate ?? 1);
process.stdout.write(`From memory: ${Math.round(share * 100)}% of the bare handler's rate\n`);
if (share < requiredShare) process.exitCode = 1;
