import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { instances, isDeep } from '../../support/level.ts';
import { sampleStoredEnquiry } from '../../support/sample-stored-enquiry.ts';

const { visit } = useBrowser();

const ids: string[] = [];

afterEach(async () => {
  for (const id of ids.splice(0)) await database.collection('enquiries').doc(id).delete();
  for (const name of ['reportDays', 'staleDays'])
    await database.recursiveDelete(database.collection(name));
});

async function storeLead(createdAt: string): Promise<void> {
  const { _id, ...data } = sampleStoredEnquiry({ createdAt, visits: undefined });
  const { visits: _none, ...stored } = data;
  const id = crypto.randomUUID();
  ids.push(id);
  await database.collection('enquiries').doc(id).set(stored);
}

// reports-4
test.each(instances(['phone', 'desktop'] as const, 1))(
  'a period in charts, tables and files on a %s',
  async (device) => {
    for (const time of ['06', '07', '08']) await storeLead(`2020-03-02T${time}:00:00.000Z`);
    const address = '/admin/reports?period=days&from=2020-03-01&to=2020-03-31';
    const colorScheme = device === 'phone' ? 'dark' : 'light';
    const page = await visitAsAdmin(visit, address, { device, colorScheme });
    await page.getByText('1 – 31 Mar 2020, against 30 Jan – 29 Feb 2020').waitFor();
    await page.getByText('Week by week', { exact: true }).click();
    const section = page.getByRole('region', { name: 'Leads per week by source' });
    await section.getByText('Table', { exact: true }).click();
    const cells = section.getByRole('row').filter({ hasText: '2 Mar 2020' }).getByRole('cell');
    expect(await cells.allTextContents()).toEqual(['3']);
    expect(await section.locator('svg rect').count()).toBeGreaterThan(0);
    expect(await section.locator('svg').getByText('2 Mar', { exact: true }).count()).toBe(1);
    await section
      .getByText(/^Most leads came by .*: 3 of 3 \(100%\), 3 more than before$/)
      .waitFor();
    const leads = section.getByRole('link', { name: /^3, .*, 2 Mar 2020$/ });
    expect(await leads.getAttribute('href')).toMatch(
      /^\/admin\/reports\?step=leads&by=sources&name=.*&from=2020-03-02&to=2020-03-08$/,
    );
    // The first level has axe on other screens of the dashboard.
    if (isDeep) {
      // Scrolled to the section, the bar at the top may cover a part of a button.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoViolations(page);
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Export CSV: Leads per week by source' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('"2020-03-02","3"');
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);

    await page.getByLabel('From', { exact: true }).fill('2020-03-10');
    await page.getByText('No figures for this period yet.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('2020-03-01');
    await page.getByText('To must not be before From').waitFor();
    if (device === 'phone') await page.getByLabel('Period').selectOption('90 days');
    else await page.getByRole('button', { name: '90 days' }).click();
    await page.waitForURL('**/admin/reports?period=90');
  },
);
