import { expect, test } from 'vitest';
import { runSteadily, runWithKill } from '../../bench/load/run.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

/** A fifth of the load of `npm run bench:load`: other tests run on the same processors. */
const perSecond = 40;

test('under load only rate limits fail, and every accepted enquiry is stored once', async () => {
  const { traffic, enquiries } = await runSteadily(perSecond, 0, 6);
  expect(traffic.failures).toEqual([]);
  expect(traffic.milliseconds.length).toBe(perSecond * 6);
  expect(enquiries).toMatchObject({ lost: 0, surplus: 0 });
  expect(enquiries.accepted).toBeGreaterThan(10);
  expect(enquiries.refused).toBeGreaterThan(0);
});

test('a killed process loses no enquiry that was answered', async () => {
  const { traffic, enquiries } = await runWithKill(perSecond, 4);
  expect(traffic.failures.filter((line) => !line.includes('no answer'))).toEqual([]);
  expect(traffic.failures.length).toBeGreaterThan(0);
  expect(enquiries).toMatchObject({ lost: 0, surplus: 0 });
  expect(enquiries.accepted).toBeGreaterThan(5);
});
