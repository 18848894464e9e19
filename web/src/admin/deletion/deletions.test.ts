import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishDeletions, scheduleDeletion, undoDeletion, undoTime } from './deletions.ts';

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
  it('happens once, when it can no longer be undone', () => {
    scheduleDeletion({ id: 'a', name: 'A', run });
    vi.advanceTimersByTime(undoTime - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(undoTime);
    expect(run).toHaveBeenCalledOnce();
  });

  it('never happens once undone', () => {
    scheduleDeletion({ id: 'b', name: 'B', run });
    undoDeletion('b');
    vi.advanceTimersByTime(2 * undoTime);
    expect(run).not.toHaveBeenCalled();
  });

  it('happens at once before a logout', async () => {
    scheduleDeletion({ id: 'c', name: 'C', run });
    await finishDeletions();
    vi.advanceTimersByTime(undoTime);
    expect(run).toHaveBeenCalledOnce();
  });
});
