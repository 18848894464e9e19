import type { StoredPlacement } from '@institute/schema';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { placementTask } from './placements-tab.tsx';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { adminTheme } from '../shell/admin-theme.ts';
import { DialogProvider } from '../shell/dialogs/dialog-provider.tsx';
import { ownerSession } from '../shell/test-session.ts';
import { SessionContext } from '../shell/session.ts';
import { dismiss, notificationsStore } from '../../lib/notifications/notifications-store.ts';
import { Notifications } from '../../lib/notifications/notifications.tsx';

const stored: StoredPlacement = {
  _id: 'meena',
  studentName: 'Meena',
  course: 'Python',
  company: 'Tested Ltd',
  position: 'Tester',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};

/** What the API answers a save with, given what is saved. */
type Answer = (body: object) => Response | Promise<Response>;

export const saves: Answer = (body) =>
  Response.json({
    success: true,
    data: { ...stored, ...body, updatedAt: '2026-11-02T08:00:00.000Z' },
  });

/**
 * The form of a stored placement, without a server: `show` renders it anew, as a reload does, and
 * `answerSaves` says what the API answers. All other calls find nothing.
 */
export function placementForm(): { show: () => void; answerSaves: (answer: Answer) => void } {
  let root: Root | undefined;
  let answer = saves;

  afterEach(() => {
    root?.unmount();
    root = undefined;
    answer = saves;
    for (const { id } of notificationsStore.current()) dismiss(id);
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  return {
    show: () => {
      root?.unmount();
      vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) =>
        method === 'PUT'
          ? answer(JSON.parse(String(body)))
          : Response.json({ success: true, data: [] }),
      );
      const place = document.createElement('div');
      document.body.replaceChildren(place);
      root = createRoot(place);
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <ThemeProvider theme={adminTheme}>
            <SessionContext value={ownerSession}>
              <MemoryRouter>
                <DialogProvider>
                  <CollectionEditor task={placementTask} stored={stored} />
                </DialogProvider>
                <Notifications />
              </MemoryRouter>
            </SessionContext>
          </ThemeProvider>
        </QueryClientProvider>,
      );
    },
    answerSaves: (next) => {
      answer = next;
    },
  };
}
