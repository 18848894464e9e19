import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

// health-2
test('what is wrong leads to its field', async () => {
  await change('content/navbar', (data) => ({
    ...data,
    links: [...data['links'], { name: 'Gone', path: '/gone', order: 99, isActive: true }],
  }));
  const page = await visitAsAdmin(visit, '/admin/health', { device: 'phone' });
  const links = page.getByRole('region', { name: 'Broken links' });
  await links.getByText('/gone', { exact: true }).waitFor();
  await expectNoViolations(page);
  await links.getByRole('listitem').filter({ hasText: '/gone' }).getByRole('link').click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
    .toBe('/gone');
});
