import { expect, test } from 'vitest';
import { runSteadily, runWithKill } from '../../bench/load/run.ts';
import { isDeep } from '../../support/level.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

/** A fifth of the load of `npm run bench:load`: other tests run on the same processors. */
const perSecond = 40;

const seconds = isDeep ? 12 : 2;

test('under load only rate limits fail, and every accepted enquiry is stored once', async () => {
  const { traffic, enquiries } = await runSteadily(perSecond, 0, seconds);
  expect(traffic.failures).toEqual([]);
  expect(traffic.milliseconds.length).toBe(perSecond * seconds);
  expect(enquiries).toMatchObject({ lost: 0, surplus: 0 });
  expect(enquiries.accepted).toBeGreaterThan(seconds);
  // One visitor sends a fortieth of the requests: the sixth enquiry within ten minutes is refused.
  expect(enquiries.refused > 0).toBe(isDeep);
});

test('a killed process loses no enquiry that was answered', async () => {
  const { traffic, enquiries } = await runWithKill(perSecond, seconds);
  expect(traffic.failures.filter((line) => !line.includes('no answer'))).toEqual([]);
  expect(traffic.failures.length).toBeGreaterThan(0);
  expect(enquiries).toMatchObject({ lost: 0, surplus: 0 });
  expect(enquiries.accepted).toBeGreaterThan(seconds);
});
