import { beforeEach, vi } from 'vitest';
import {
  liveAll,
  liveItem,
  liveListHead,
  liveSingleton,
} from '../../lib/firebase/live/live-content.ts';
import { liveStudents } from '../../lib/firebase/live/live-students.ts';
import type { Live } from '../../lib/firebase/live/live.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';

export const ready = (data: unknown): Live<unknown> => ({ status: 'ready', data });

/** Answers for Firestore in each test of a file. A source is the name of its collection, or the kind of what is read. */
export function answerLive(answer: (source: string) => Live<unknown>): void {
  beforeEach(() => {
    vi.mocked(liveAll).mockImplementation((name) => name as never);
    vi.mocked(liveItem).mockReturnValue('item' as never);
    vi.mocked(liveListHead).mockReturnValue('head' as never);
    vi.mocked(liveSingleton).mockReturnValue('singleton' as never);
    vi.mocked(liveStudents).mockReturnValue('students' as never);
    vi.mocked(useLive).mockImplementation((source: unknown) => {
      const live = answer(String(source));
      return { ...live, retry: () => {} } as never;
    });
  });
}
