import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { serveCounted } from '../../support/counted-site.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { instances } from '../../support/level.ts';

let site: Awaited<ReturnType<typeof serveCounted>>;

beforeAll(async () => {
  await firestore().doc('content/institute').set(factsInTamil());
  site = await serveCounted();
});
afterAll(() => site.close());

const translationsReadBy = async (path: string) =>
  (await site.costOf(path)).paths.filter((each) => /^(?:summaries\/)?translations\b/.test(each));

// tamil-11
test('with Tamil, too, no page in English reads a translation', async () => {
  const sitemap = await site.read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)];
  const paths = addresses.map(([, path = '']) => path || '/');
  const english = paths.filter((path) => !path.startsWith('/ta'));
  expect(english.length).toBeLessThan(paths.length);
  for (const path of [...instances(english, 6), '/search?q=python', '/how-we-count'])
    expect([path, await translationsReadBy(path)]).toEqual([path, []]);
  expect(await translationsReadBy('/ta/courses')).not.toEqual([]);
});
