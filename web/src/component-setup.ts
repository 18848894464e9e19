/**
 * Component tests run one after the other in the same page, which loads every module once. What reaches
 * Firebase can be answered by `vi.mocked(...)` in a test; after each test it is what it was and no notification is left,
 * and after each file the page is as large as before.
 */
import { afterAll, afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismiss, notificationsStore } from './lib/notifications/notifications-store.ts';

vi.mock('./admin/media/store-file.ts', { spy: true });
vi.mock('./lib/firebase/find-enquiries.ts', { spy: true });
vi.mock('./lib/firebase/live/count-late.ts', { spy: true });
vi.mock('./lib/firebase/live/live-content.ts', { spy: true });
vi.mock('./lib/firebase/live/live-enquiries.ts', { spy: true });
vi.mock('./lib/firebase/live/live-students.ts', { spy: true });
vi.mock('./lib/firebase/live/read-changes.ts', { spy: true });
vi.mock('./lib/firebase/live/use-live.ts', { spy: true });

const { innerWidth, innerHeight } = window;

afterEach(() => {
  vi.resetAllMocks();
  for (const { id } of notificationsStore.current()) dismiss(id);
});
afterAll(() => page.viewport(innerWidth, innerHeight));
