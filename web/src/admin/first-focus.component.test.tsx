import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PrivacyRequest } from './people/privacy-request.tsx';
import { adminTheme } from './shell/admin-theme.ts';
import { InviteDialog } from './staff/invite-dialog.tsx';

let root: Root | undefined;

beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(() => root?.unmount());

/** Whether the first field has the focus in the moment in which it is added. */
const firstFocus = (): Promise<boolean> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const first = document.querySelector('input');
      if (!first) return;
      observer.disconnect();
      resolve(document.activeElement === first);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

// people-2, staff-2
test.each([
  ['a privacy request', <PrivacyRequest key="request" />, 'Privacy request'],
  ['an invitation', <InviteDialog key="invitation" onClose={() => undefined} />, undefined],
])(
  'the first field of %s has the focus at once: later it would take what is typed in another',
  async (_, dialog, opener) => {
    const focused = firstFocus();
    root?.render(
      <QueryClientProvider client={new QueryClient()}>
        <ThemeProvider theme={adminTheme}>{dialog}</ThemeProvider>
      </QueryClientProvider>,
    );
    if (opener) await page.getByRole('button', { name: opener }).click();
    expect(await focused).toBe(true);
  },
);
