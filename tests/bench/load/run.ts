import { once } from 'node:events';
import type { Server } from '../../support/fork-server.ts';
import { openLedger, type EnquiryCounts, type EnquiryLedger } from './enquiry-ledger.ts';
import { findAddresses, memoryOf, startSite } from './site.ts';
import { mixTraffic, type Addresses, type Traffic } from './traffic.ts';

export interface LoadResult {
  readonly traffic: Traffic;
  readonly enquiries: EnquiryCounts;
}

/** Memory after garbage collection: after the warm-up, and at the end. */
export interface SteadyResult extends LoadResult {
  readonly memory: readonly [NodeJS.MemoryUsage, NodeJS.MemoryUsage];
}

/** Those of the sample, whichever process serves it. */
let addressesOfSample: Promise<Addresses> | undefined;
const addressesOf = ({ url }: Server): Promise<Addresses> =>
  (addressesOfSample ??= findAddresses(url));

/** Interval of the sender, in milliseconds. */
const tick = 5;

/**
 * Calls `send` at a fixed rate, whether or not earlier calls were answered, like visitors of a slow
 * site. Ends when everything was answered.
 */
async function sendAtRate(
  perSecond: number,
  seconds: number,
  send: () => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const total = perSecond * seconds;
  const answers: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000));
      while (answers.length < due) answers.push(send());
      if (answers.length < total) return;
      clearInterval(timer);
      resolve();
    }, tick);
  });
  await Promise.all(answers);
}

/** Mixed traffic at a fixed rate, after a warm-up that is not counted. */
export async function runSteadily(
  perSecond: number,
  warmUpSeconds: number,
  seconds: number,
): Promise<SteadyResult> {
  const site = await startSite();
  try {
    const addresses = await addressesOf(site);
    const warmUp = mixTraffic(() => site.url, addresses, openLedger());
    await sendAtRate(perSecond, warmUpSeconds, warmUp.send);
    const before = await memoryOf(site);
    const ledger = openLedger();
    const traffic = mixTraffic(() => site.url, addresses, ledger);
    await sendAtRate(perSecond, seconds, traffic.send);
    const after = await memoryOf(site);
    return { traffic, enquiries: await ledger.check(), memory: [before, after] };
  } finally {
    site.stop();
  }
}

/** Retries unanswered enquiries until they are answered, like a browser with a queued enquiry. */
async function retry(url: string, ledger: EnquiryLedger): Promise<void> {
  for (const { id, headers, body } of ledger.unanswered()) {
    const response = await fetch(`${url}/api/enquiries`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    ledger.answer(id, response.status);
  }
  const left = ledger.unanswered().length;
  if (left > 0) throw new Error(`${left} enquiries were not answered, even after a restart`);
}

/**
 * The same traffic, but the site's process is killed and restarted during it; then every unanswered
 * enquiry is sent again with the same id.
 */
export async function runWithKill(perSecond: number, seconds: number): Promise<LoadResult> {
  let site = await startSite();
  try {
    const ledger = openLedger();
    const traffic = mixTraffic(() => site.url, await addressesOf(site), ledger);
    const half = Math.ceil(seconds / 2);
    const first = sendAtRate(perSecond, half, traffic.send);
    const killed = once(site.process, 'exit');
    const kill = setTimeout(() => site.process.kill('SIGKILL'), half * 900);
    await Promise.all([first, killed]);
    clearTimeout(kill);
    site = await startSite();
    await sendAtRate(perSecond, seconds - half, traffic.send);
    await retry(site.url, ledger);
    return { traffic, enquiries: await ledger.check() };
  } finally {
    site.stop();
  }
}
