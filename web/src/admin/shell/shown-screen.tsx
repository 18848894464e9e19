import type { Role } from '@institute/schema';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { createQueryClient } from '../../lib/content/content-state.ts';
import { Notifications } from '../../lib/notifications/notifications.tsx';
import { adminTheme } from './admin-theme.ts';
import { DialogProvider } from './dialogs/dialog-provider.tsx';
import { SessionContext } from './session.ts';
import { sessionOf } from './test-session.ts';

/**
 * Shows a part of the dashboard, by default to an owner, without a server; each call renders it anew, as a reload does.
 * After each test it is gone, with what it stored in the browser and the answers of a stubbed `fetch`.
 */
export function shownScreen(): (screen: ReactNode, role?: Role) => void {
  let root: Root | undefined;

  afterEach(() => {
    root?.unmount();
    root = undefined;
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  return (screen, role = 'owner') => {
    root?.unmount();
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    root = createRoot(place);
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <ThemeProvider theme={adminTheme}>
          <SessionContext value={sessionOf(role)}>
            <MemoryRouter>
              <DialogProvider>{screen}</DialogProvider>
              <Notifications />
            </MemoryRouter>
          </SessionContext>
        </ThemeProvider>
      </QueryClientProvider>,
    );
  };
}
