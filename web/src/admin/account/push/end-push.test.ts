import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endPush } from './end-push.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

// enquiries-46
test.each([
  ['code that does not come', never],
  ['a call that is not answered', async () => ({ turnOff: never })],
])('Logout waits two seconds at most for %s', async (_, load) => {
  const onEnd = vi.fn<() => void>();
  const ended = endPush(load).then(onEnd);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
  await ended;
});

// enquiries-46
test.each([
  ['the notifications have ended', async () => ({ turnOff: async () => undefined })],
  ['they could not be', () => Promise.reject(new Error('Offline'))],
])('Logout goes on once %s', async (_, load) => {
  const onEnd = vi.fn<() => void>();
  await endPush(load).then(onEnd);
  expect(vi.getTimerCount()).toBe(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
