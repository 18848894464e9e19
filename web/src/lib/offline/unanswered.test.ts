import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterSilence, noteUnanswered } from './unanswered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// quality-2
test.each([
  ['nothing answers', () => undefined, 1],
  ['other reads get no answer either', () => noteUnanswered(true), 1],
  ['another read is answered, however slow this one is', () => noteUnanswered(false), 0],
])('when %s', (_, meanwhile, calls) => {
  const act = vi.fn<() => void>();
  afterSilence(act);
  vi.advanceTimersByTime(3_000);
  meanwhile();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(calls);
});

test('a read that is answered, or left, waits no longer', () => {
  const act = vi.fn<() => void>();
  afterSilence(act)();
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
