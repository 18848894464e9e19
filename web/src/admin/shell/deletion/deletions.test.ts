import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  finishDeletions,
  forgetGone,
  hiddenIds,
  scheduleDeletion,
  undoDeletion,
  undoTime,
} from './deletions.ts';

const run = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  run.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a deletion', () => {
  it('runs once, when it can no longer be undone', () => {
    scheduleDeletion({ id: 'a', name: 'A', from: 'courses', run });
    vi.advanceTimersByTime(undoTime - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(undoTime);
    expect(run).toHaveBeenCalledOnce();
  });

  it('never runs if undone', () => {
    scheduleDeletion({ id: 'b', name: 'B', from: 'courses', run });
    undoDeletion('b');
    vi.advanceTimersByTime(2 * undoTime);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs immediately before a logout', async () => {
    scheduleDeletion({ id: 'c', name: 'C', from: 'courses', run });
    await finishDeletions();
    vi.advanceTimersByTime(undoTime);
    expect(run).toHaveBeenCalledOnce();
  });

  it('hides the row until it is gone from the data of its list', async () => {
    scheduleDeletion({ id: 'd', name: 'D', from: 'courses', run });
    forgetGone('courses', []);
    expect(hiddenIds()).toContain('d');
    await finishDeletions();
    forgetGone('posts', []);
    forgetGone('courses', [{ _id: 'd' }]);
    expect(hiddenIds()).toContain('d');
    forgetGone('courses', []);
    expect(hiddenIds()).not.toContain('d');
  });

  it('shows the row again if the deletion fails', async () => {
    run.mockResolvedValueOnce(false);
    scheduleDeletion({ id: 'e', name: 'E', from: 'courses', run });
    await finishDeletions();
    expect(hiddenIds()).not.toContain('e');
  });
});
