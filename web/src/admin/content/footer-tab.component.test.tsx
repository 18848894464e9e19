import { storedSchemas } from '@institute/schema';
import { expect, test, vi } from 'vitest';
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
