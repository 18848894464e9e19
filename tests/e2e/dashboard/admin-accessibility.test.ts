import { describe, expect, test } from 'vitest';
import { tabLabel, tabs } from '../../../web/src/admin/parts/shell/tabs.ts';
import { saveButton, tabLoaded, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

const looks = (['phone', 'desktop'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ device, colorScheme })),
);

// quality-1
describe.each(looks)('on a $device, $colorScheme', ({ device, colorScheme }) => {
  const options = { device, colorScheme, reducedMotion: 'reduce' } as const;

  test('axe finds nothing on the login', async () => {
    const page = await visit('/admin', options);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectNoViolations(page);
  });

  test('axe finds nothing on any tab, and none is wider than the screen', async () => {
    const page = await visitAsAdmin(visit, '/admin', options);
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tabLabel(tab), exact: true }).click();
      await tabLoaded(page, tab);
      await expectNoViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, tab).toBeLessThanOrEqual(0);
    }
  });

  test('axe finds nothing on an open course, an open post, errors and a question', async () => {
    const page = await visitAsAdmin(visit, '/admin/courses/new', options);
    await saveButton(page).click();
    await page.getByText('Title is required').waitFor();
    await expectNoViolations(page);
    await page.getByRole('tab', { name: 'blog' }).click();
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await expectNoViolations(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectNoViolations(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    await expectNoViolations(page);
  });
});
