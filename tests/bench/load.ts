/**
 * `npm run bench:load [-- seconds]`: 200 requests a second of mixed public traffic and enquiries,
 * for 300 seconds by default, against the built site without the functions emulator; then a shorter
 * run in which the process is killed. Fails if a request fails unexpectedly, if memory grows by
 * more than 5%, or if the database does not contain exactly the enquiries that were answered with
 * 201.
 */
import { seed } from '../../tools/seed/seed.ts';
import { stopTriggers } from '../support/triggers.ts';
import { runSteadily, runWithKill, type LoadResult } from './load/run.ts';

const perSecond = 200;
const warmUpSeconds = 60;
const allowedGrowth = 0.05;
const seconds = Number(process.argv[2] ?? 300);

const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(line: string): void {
  write(`FAILED: ${line}`);
  process.exitCode = 1;
}

/** Prints the answers; fails if the stored enquiries do not match them. */
function report({ traffic: { counts, milliseconds }, enquiries }: LoadResult): void {
  for (const [key, count] of [...counts].toSorted()) {
    write(`  ${key.padEnd(16)}${String(count).padStart(8)}`);
  }
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  write(
    `  p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  const { accepted, refused, lost, surplus } = enquiries;
  write(
    `  enquiries: ${accepted} accepted, ${refused} refused, ${lost} lost, ${surplus} stored too often`,
  );
  if (lost + surplus > 0 || accepted === 0) fail('the database does not hold what was answered');
}

await stopTriggers();
await seed();

write(`${perSecond} requests a second for ${seconds} s, after ${warmUpSeconds} s of warm-up`);
const steady = await runSteadily(perSecond, warmUpSeconds, seconds);
report(steady);
for (const failure of steady.traffic.failures.slice(0, 10)) fail(failure);
const [before, after] = steady.memory;
for (const part of ['rss', 'heapUsed'] as const) {
  const growth = after[part] / before[part] - 1;
  const grown = `${part} ${mebibytes(before[part])} to ${mebibytes(after[part])}, ${(growth * 100).toFixed(1)}%`;
  write(`  ${grown}`);
  if (growth > allowedGrowth) fail(`memory grew: ${grown}`);
}

write('The process is killed after half of 30 s and started again');
const killed = await runWithKill(perSecond, 30);
report(killed);
const unexpected = killed.traffic.failures.filter((line) => !line.includes('no answer'));
write(
  `  ${killed.traffic.failures.length - unexpected.length} requests without an answer meanwhile`,
);
for (const failure of unexpected.slice(0, 10)) fail(failure);
process.exit();
