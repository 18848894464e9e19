import { storedSchemas } from '@institute/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { FooterTab } from './footer-tab.tsx';

const stored = storedSchemas.footer.parse({
  quickLinks: ['Home', 'Blog'].map((label) => ({ label, path: '/', isActive: true })),
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

answerLive(() => ready(stored));

const show = shownScreen();

// dashboard-18, editing-13
test('what saves by itself is told at its list alone, so that the list stays where it is', async () => {
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    const data = {
      ...stored,
      ...JSON.parse(String(body ?? '{}')),
      updatedAt: '2026-11-02T08:00:00.000Z',
    };
    return Response.json({ success: true, data: method === 'GET' ? [] : data });
  });
  show(
    <ContentContext value={contentQueries({} as ContentSource)}>
      <FooterTab />
    </ContentContext>,
  );
  const notice = page.getByText('Footer content updated successfully!');
  await page.getByRole('button', { name: 'Move down Home' }).click();
  await expect.element(page.getByText('Quick links saved')).toBeVisible();
  expect(notice.elements().some((each) => each.checkVisibility())).toBe(false);
  await page.getByLabelText(/^Copyright/).fill('2026');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(notice).toBeVisible();
});

// dashboard-18, messages-1
test('that it could not be saved is shown in place, and for three seconds that it was', async () => {
  let isLost = true;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    if (isLost) throw new TypeError('Failed to fetch');
    const data = {
      ...stored,
      ...JSON.parse(String(body)),
      updatedAt: '2026-11-02T08:00:00.000Z',
    };
    return Response.json({ success: true, data });
  });
  show(
    <ContentContext value={contentQueries({} as ContentSource)}>
      <FooterTab />
    </ContentContext>,
  );
  const form = page.getByRole('form', { name: 'Footer' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const notice = page.getByText('Footer content updated successfully!');
  await page.getByLabelText(/^Copyright/).fill('2026');
  await save.click();
  await expect
    .element(form.getByRole('alert').getByText(/^Failed to update footer content/))
    .toBeVisible();
  await expect.element(page.getByText('Not saved: offline')).toBeVisible();
  isLost = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // Vitest's own click, as its polls, has the faked time go by meanwhile.
  (save.element() as HTMLElement).click();
  await expect.element(notice).toBeVisible();
  const isThereAfter = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    // React draws what a timer changed within a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return notice.elements().length > 0;
  };
  expect(await isThereAfter(2_900)).toBe(true);
  expect(await isThereAfter(200)).toBe(false);
});
