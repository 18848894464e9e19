import type { StoredPlacement } from '@institute/schema';
import { afterEach, vi } from 'vitest';
import { placementTask } from './placements-tab.tsx';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { shownScreen } from '../shell/shown-screen.tsx';

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
 * The form of a stored placement, or of a new one, without a server: `show` renders it anew, as a reload does, and
 * `answerSaves` says what the API answers. All other calls find nothing.
 */
export function placementForm(): {
  show: () => void;
  showNew: () => void;
  answerSaves: (answer: Answer) => void;
} {
  const showScreen = shownScreen();
  let answer = saves;

  afterEach(() => {
    answer = saves;
  });

  const showFor = (placement: StoredPlacement | null) => {
    vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) =>
      method === 'GET'
        ? Response.json({ success: true, data: [] })
        : answer(JSON.parse(String(body))),
    );
    showScreen(<CollectionEditor task={placementTask} stored={placement} />);
  };

  return {
    show: () => showFor(stored),
    showNew: () => showFor(null),
    answerSaves: (next) => {
      answer = next;
    },
  };
}
