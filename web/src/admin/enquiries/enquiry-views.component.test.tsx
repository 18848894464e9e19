import type { StoredEnquiry } from '@institute/schema';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { adminTheme } from '../shell/admin-theme.ts';
import { ownerSession } from '../shell/test-session.ts';
import { SessionContext } from '../shell/session.ts';
import { wholeView } from './enquiry-view.ts';
import { EnquiryViews } from './enquiry-views.tsx';

vi.mock(import('../../lib/firebase/live/live-enquiries.ts'), () => ({
  countEnquiries: vi.fn<typeof countEnquiries>(() => Promise.resolve(7)),
}));

const changedAt = (second: number) =>
  ({ _id: 'meena', updatedAt: new Date(second * 1_000).toISOString() }) as StoredEnquiry;

// enquiries-40
test('the views are counted once the list is read, and again once changes have come to rest', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const client = new QueryClient();
  const show = (shown: readonly StoredEnquiry[] | undefined) =>
    root.render(
      <QueryClientProvider client={client}>
        <ThemeProvider theme={adminTheme}>
          <SessionContext value={ownerSession}>
            <MemoryRouter>
              <EnquiryViews view={wholeView} today="2026-01-31" shown={shown} />
            </MemoryRouter>
          </SessionContext>
        </ThemeProvider>
      </QueryClientProvider>,
    );
  const all = page.getByRole('link', { name: /^All/ });
  show(undefined);
  await expect.element(all).toBeVisible();
  expect(countEnquiries).not.toHaveBeenCalled();
  show([changedAt(0)]);
  await expect.element(all).toHaveTextContent('All 7');
  expect(countEnquiries).toHaveBeenCalledTimes(5);

  vi.mocked(countEnquiries).mockResolvedValue(8);
  for (let second = 1; second <= 20; second += 1) {
    show([changedAt(second)]);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await expect.element(all).toHaveTextContent('All 8');
  expect(countEnquiries).toHaveBeenCalledTimes(10);
  root.unmount();
});
