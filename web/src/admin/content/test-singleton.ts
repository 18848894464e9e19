import { beforeEach, vi } from 'vitest';
import { liveSingleton } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';

/** Has each test of a tab find this stored. */
export function findStored(stored: unknown): void {
  beforeEach(() => {
    vi.mocked(liveSingleton).mockReturnValue({} as never);
    vi.mocked(useLive).mockReturnValue({ status: 'ready', data: stored, retry: () => {} });
  });
}
