import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lookSeconds } from '../../../functions/src/platform/http/cdn.ts';
import { publicFor } from '../../support/public-for.ts';
import { sampleBodies } from '../../support/samples.ts';
import { serveHereByClock } from '../../support/serve-here.ts';
import { siteTest } from '../../support/site-test.ts';

/** Saves by another process than this one, which keeps in memory what it read, and hears of no save. */
const { admin } = siteTest();

let url: string;
let close: () => void;

beforeAll(async () => {
  await save('The first title');
  ({ url, close } = await serveHereByClock());
});
afterAll(() => close());

async function save(title: string): Promise<void> {
  const body = { ...sampleBodies.saveAbout(), title };
  const { status } = await admin('PUT', '/api/about', { body });
  expect(status).toBe(200);
}

const read = async (path: string): Promise<string> => (await fetch(url + path)).text();

// quality-7
test('what was saved is public at once for the one who saved, and soon for everyone', async () => {
  expect(await read('/about')).toContain('The first title');
  await save('The second title');
  expect(await read('/about?saved=1')).toContain('The second title');
  expect(await read('/about')).toContain('The second title');

  await save('The third title');
  expect(await read('/about')).toContain('The second title');
  vi.advanceTimersByTime(lookSeconds * 1000);
  const answer = await fetch(`${url}/about`);
  expect(await answer.text()).toContain('The third title');
  expect(answer.headers.get('cache-control')).toEqual(publicFor(0));
});
