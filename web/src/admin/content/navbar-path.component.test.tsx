import { storedSchemas, type Role } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { NavbarTab } from './navbar-tab.ts';

const at = '2026-11-01T08:00:00.000Z';

const stored = storedSchemas.navbar.parse({
  links: [{ name: 'Home', path: '/', order: 1, isActive: true }],
  ...{ showEnquiryButton: true, enquiryButtonText: 'Enquire Now', createdAt: at, updatedAt: at },
});

answerLive(() => ready(stored));

/** The site has one course. */
const queries = contentQueries({
  course: async (slug: string) => (slug === 'python' ? { slug } : null),
} as unknown as ContentSource);

const show = shownScreen();

const showTab = (role: Role) =>
  show(
    <ContentContext value={queries}>
      <NavbarTab />
    </ContentContext>,
    role,
  );

// dashboard-9
test('a path without a page is told, and one to a course, a page or a filter is not', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  showTab('owner');
  await page.getByRole('button', { name: 'Edit Home' }).click();
  const path = page.getByLabelText(/^Path/);
  const warning = page.getByText(/^The site has no page at/);
  for (const wrong of ['/coures', '/courses/no-such-course']) {
    await path.fill(wrong);
    await userEvent.tab();
    await expect.element(warning.filter({ hasText: `at ${wrong}.` })).toBeVisible();
  }
  for (const right of ['/courses/python', '/courses?level=Beginner']) {
    await path.fill('/coures');
    await userEvent.tab();
    await expect.element(warning).toBeVisible();
    await path.fill(right);
    await userEvent.tab();
    await expect.element(warning).not.toBeInTheDocument();
  }
});

// editing-6, roles-3
test('a counsellor opens a link by keyboard to read its path', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  showTab('counsellor');
  const view = page.getByRole('button', { name: 'View Home', exact: true });
  await expect.element(view).toBeVisible();
  (view.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const path = page.getByLabelText(/^Path/);
  await expect.element(path).toHaveValue('/');
  await expect.element(path).toBeDisabled();
});
