import { privacyNotice } from '@institute/schema';
import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { viewports } from '../../support/launch-browser.ts';

const { visit } = useBrowser();

// people-3
test('the privacy notice is complete in English and Tamil', async () => {
  const page = await visit('/privacy', { javaScriptEnabled: false });
  for (const language of ['en', 'ta'] as const) {
    const shown = await page.locator(`div[lang=${language}]`).innerText();
    const { sections, contact } = privacyNotice[language];
    const lines = page.locator(`div[lang=${language}] > section`).first().getByRole('listitem');
    expect(await lines.count(), 'it begins with five lines').toBe(5);
    for (const { heading, paragraphs } of [...sections, contact])
      for (const text of [heading, ...paragraphs]) expect(shown).toContain(text);
    for (const reach of ['admissions@vaasal.example', '+91 44 4000 0100'])
      expect(shown).toContain(reach);
  }
  await page.setViewportSize(viewports.phone);
  const heading = page.locator('div[lang=ta] h3').first();
  await expect.poll(() => heading.isVisible()).toBe(false);
  await page.locator('summary').click();
  await heading.waitFor();
});
