import { test } from 'vitest';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { isKept, linkInFooter, visitKept } from '../../support/browser/offline.ts';

const { visit } = useBrowser();

// quality-2. The first level has links on a Wi-Fi that leads nowhere in offline.
test('links lead to visited pages also where Firestore and the API do not answer', async () => {
  const page = await visitKept(visit, '/');
  const section = page.getByRole('main').getByRole('heading', { level: 2 });
  const kept = new Map<string, string>();
  for (const [name, path] of [
    ['About us', '/about'],
    ['Placements', '/placements'],
    ['Trainers', '/trainers'],
  ] as const) {
    await page.goto(path);
    await isKept(page, path);
    kept.set(name, await section.first().innerText());
  }
  await page.clock.install();
  const reads = /\/documents[/:]|\/api\//;
  for (const [name, heading] of kept) {
    await page.unroute(reads);
    await page.goto('/');
    await appReady(page);
    await page.route(reads, () => undefined);
    await linkInFooter(page, name).click();
    // The page itself has been loaded.
    await page.getByRole('main').getByRole('status').waitFor();
    await page.clock.runFor(5_000);
    // Before the reads give up.
    await section.filter({ hasText: heading }).waitFor({ timeout: 4_000 });
  }
});
