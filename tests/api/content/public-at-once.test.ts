import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../support/fork-server.ts';
import { startInstance } from '../../support/instance.ts';
import { publicFor } from '../../support/public-for.ts';
import { sampleBodies } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

/** Keeps in memory what it read, and hears of no save. */
let instance: Server;

beforeAll(async () => {
  await save('The first title');
  instance = await startInstance('pages');
});

afterAll(() => instance.stop());

async function save(title: string): Promise<void> {
  const body = { ...sampleBodies.saveAbout(), title };
  const { status } = await admin('PUT', '/api/about', { body });
  expect(status).toBe(200);
}

const read = async (path: string): Promise<string> => (await fetch(instance.url + path)).text();

// quality-7
test('what was saved is public at once for the one who saved, and soon for everyone', async () => {
  expect(await read('/about')).toContain('The first title');
  await save('The second title');
  expect(await read('/about?saved=1')).toContain('The second title');
  expect(await read('/about')).toContain('The second title');

  await save('The third title');
  await expect.poll(() => read('/about'), { interval: 500 }).toContain('The third title');
  const { headers } = await fetch(`${instance.url}/about`);
  expect(headers.get('cache-control')).toEqual(publicFor(0));
});
