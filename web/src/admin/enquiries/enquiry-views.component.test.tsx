import type { StoredEnquiry } from '@institute/schema';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countLate } from '../../lib/firebase/live/count-late.ts';
import { countEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { adminTheme } from '../shell/admin-theme.ts';
import { ownerSession } from '../shell/test-session.ts';
import { SessionContext } from '../shell/session.ts';
import { wholeView } from './enquiry-view.ts';
import { EnquiryViews } from './enquiry-views.tsx';
import { useViewCounts } from './use-view-counts.ts';
import { createQueryClient } from '../../lib/content/content-state.ts';

beforeEach(() => {
  vi.mocked(countEnquiries).mockResolvedValue(7);
  vi.mocked(countLate).mockResolvedValue(1);
});

const changedAt = (second: number) =>
  ({ _id: 'meena', updatedAt: new Date(second * 1_000).toISOString() }) as StoredEnquiry;

function Counted({ shown }: { readonly shown: readonly StoredEnquiry[] | undefined }) {
  const { views, late } = useViewCounts('2026-01-31', shown);
  return (
    <>
      <EnquiryViews view={wholeView} counts={views} />
      <p>{late} late</p>
    </>
  );
}

/** Shows the views of a list, and shows them again when it has changed. */
function showViews(): (shown: readonly StoredEnquiry[] | undefined) => void {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  const client = createQueryClient();
  return (shown) =>
    root.render(
      <QueryClientProvider client={client}>
        <ThemeProvider theme={adminTheme}>
          <SessionContext value={ownerSession}>
            <MemoryRouter>
              <Counted shown={shown} />
            </MemoryRouter>
          </SessionContext>
        </ThemeProvider>
      </QueryClientProvider>,
    );
}

const all = page.getByRole('link', { name: /^All/ });

// enquiries-40
test('the views are counted once the list is read, and again once changes have come to rest', async () => {
  const show = showViews();
  show(undefined);
  await expect.element(all).toBeVisible();
  expect(countEnquiries).not.toHaveBeenCalled();
  expect(countLate).not.toHaveBeenCalled();
  show([changedAt(0)]);
  await expect.element(all).toHaveTextContent('All 7');
  expect(countEnquiries).toHaveBeenCalledTimes(5);
  await expect.element(page.getByText('1 late')).toBeVisible();

  vi.mocked(countLate).mockResolvedValue(2);
  vi.mocked(countEnquiries).mockResolvedValue(8);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let second = 1; second <= 20; second += 1) {
    flushSync(() => show([changedAt(second)]));
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(countEnquiries).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(200);
  expect(countEnquiries).toHaveBeenCalledTimes(10);
  await expect.element(all).toHaveTextContent('All 8');
  await expect.element(page.getByText('2 late')).toBeVisible();
  expect(countLate).toHaveBeenCalledTimes(2);
});

// enquiries-40
test('on a phone the view that is open is in sight, with its count, or its beginning', async () => {
  await page.viewport(390, 844);
  vi.mocked(countEnquiries).mockResolvedValue(12);
  showViews()([changedAt(0)]);
  await expect.element(all).toHaveTextContent('All 12');
  await expect
    .poll(() => all.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(innerWidth);
  const views = page.getByRole('navigation', { name: 'Views' }).element() as HTMLElement;
  views.style.width = '40px';
  const beginning = () =>
    all.element().getBoundingClientRect().left - views.getBoundingClientRect().left;
  await expect.poll(beginning).toBeLessThan(4);
  expect(beginning()).toBeGreaterThanOrEqual(0);
});

// enquiries-40
test('the view that is open stays in sight where a lead takes room beside the list', async () => {
  await page.viewport(1280, 800);
  showViews()([changedAt(0)]);
  await expect.element(all).toBeVisible();
  await page.viewport(390, 844);
  await expect
    .poll(() => all.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(innerWidth);
});
