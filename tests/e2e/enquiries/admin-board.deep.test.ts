import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { nextFrames, tabTo } from '../../support/browser/keyboard.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';
import { isDeep } from '../../support/level.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const { visit } = useBrowser();
useLeads();

// enquiries-25
test('an enquiry is moved by keyboard, drag and touch; another one arrives where it is moved to', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries');
  await page.getByRole('button', { name: 'Board' }).click();
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\(`) });
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  await column('contacted').getByRole('link', { name: 'Divya' }).waitFor();
  expect(new URL(page.url()).search).toBe('?layout=board');
  await page.getByText('2 wait for an answer, 1 is late').waitFor();
  const last = (await column('spam').boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  if (isDeep) await expectNoViolations(page);

  await tabTo(page, handle('Meena'));
  await page.keyboard.press('Space');
  await page.getByText('Picked up Meena from new').waitFor({ state: 'attached' });
  await nextFrames(page);
  await page.keyboard.press('ArrowRight');
  await page.getByText('Meena is now over contacted').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await column('contacted').getByRole('link', { name: 'Meena' }).waitFor();
  expect((await lead('Meena').get()).get('status')).toBe('contacted');

  const from = (await handle('Arun').boundingBox())!;
  const to = (await column('demo booked').boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x + to.width - 20, from.y + 8, { steps: 5 });
  await page.mouse.up();
  await column('demo booked').getByRole('link', { name: 'Arun' }).waitFor();

  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  const began = (await handle('Arun').boundingBox())!;
  const target = (await column('contacted').boundingBox())!;
  const [start, end] = [began.x + began.width / 2, target.x + target.width / 2];
  const y = began.y + began.height / 2;
  await touch('touchStart', { x: start, y });
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: start + ((end - start) * step) / 8, y });
  await page.getByText('Arun is now over contacted').waitFor({ state: 'attached' });
  await touch('touchEnd');
  await column('contacted').getByRole('link', { name: 'Arun' }).waitFor();
  expect((await lead('Arun').get()).get('status')).toBe('contacted');
  await browser.detach();

  await lead('Divya').update({ status: 'closed' });
  await column('closed').getByRole('link', { name: 'Divya' }).waitFor();
  if (isDeep) {
    await page.getByLabel('Search enquiries').fill('nobody');
    await page.getByText('No enquiries match these filters.').waitFor();
    await page.getByLabel('Search enquiries').fill('');
    await column('closed').getByRole('link', { name: 'Divya' }).waitFor();
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
