import { expect, test } from 'vitest';
import { runSteadily, runWithKill } from '../../bench/load/run.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

/** A fifth of the load of `npm run bench:load`: other tests run on the same processors. */
const perSecond = 40;

const seconds = 12;

const processes = [
  { process: 'a process that is killed', isKilled: true },
  { process: 'one process', isKilled: false },
];

test.each(processes)(
  'under load on $process only rate limits and what met the kill fail, and every accepted enquiry is stored once',
  async ({ isKilled }) => {
    const { traffic, enquiries } = isKilled
      ? await runWithKill(perSecond, seconds)
      : await runSteadily(perSecond, 0, seconds);
    expect(traffic.failures.filter((line) => !(isKilled && line.includes('no answer')))).toEqual(
      [],
    );
    expect(traffic.failures.length > 0).toBe(isKilled);
    expect(enquiries).toMatchObject({ lost: 0, surplus: 0 });
    expect(enquiries.accepted).toBeGreaterThan(seconds);
    if (isKilled) return;
    expect(traffic.milliseconds.length).toBe(perSecond * seconds);
    // One visitor sends a fortieth of the requests: the sixth enquiry within ten minutes is refused.
    expect(enquiries.refused).toBeGreaterThan(0);
  },
);
