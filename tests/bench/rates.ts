import { join } from 'node:path';
import autocannon from 'autocannon';
import { forkServer, type Server } from '../support/fork-server.ts';
import { median } from './report.ts';

/** Duration of a run. */
const seconds = 3;

/** Number of measurements per rate, alternating with the others. */
const rounds = 3;

/** Requests answered per second at a given number of connections; none may fail. */
export async function measureLoad(
  url: string,
  request: autocannon.Request = {},
  connections = 20,
): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, requests: [request] });
  const failures = result.non2xx - (result['3xx'] ?? 0) + result.errors;
  if (failures > 0) throw new Error(`${failures} requests for ${url} failed`);
  return result.requests.average;
}

/** The medians of alternating measurements, so that disturbances affect all of them. */
export async function rates<Name extends string>(
  runs: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const found = Object.keys(runs).map((name): [Name, number[]] => [name as Name, []]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measured] of found) measured.push(await runs[name]());
  }
  const medians = found.map(([name, measured]) => [name, median(measured)]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** Runs a script of this folder, which serves, in a process of its own. */
export const start = (name: string, ...args: readonly string[]): Promise<Server> =>
  forkServer(join(import.meta.dirname, name), args, { CONTENT_MEMORY_SECONDS: '3600' });

export const startPages = (): Promise<Server> => start('serve-pages.ts');

/** A bare Express handler that answers as a URL does now. */
export const startBare = (url: string): Promise<Server> => start('serve-bytes.ts', url);
