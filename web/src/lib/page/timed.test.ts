import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timed } from './timed.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = <Result>(milliseconds: number, result: Result): Promise<Result> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(result), milliseconds);
  });

test('a fast call is not logged', async () => {
  const call = timed('quick', () => after(900, 'done'));
  await vi.advanceTimersByTimeAsync(900);
  expect(await call).toBe('done');
  expect(console.warn).not.toHaveBeenCalled();
});

// api-6
test('a call slower than 1 s is logged', async () => {
  const call = timed('slow', () => after(1_500, 'done'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await call).toBe('done');
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('Slow call: slow took 1500 ms');
});

// api-6
test('a failed call is logged once and rejects', async () => {
  const failure = new Error('no');
  await expect(timed('failing', () => Promise.reject(failure))).rejects.toBe(failure);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed call: failing after 0 ms', failure);
});

// api-6
test('a call times out after 10 s and is aborted', async () => {
  let stopped = false;
  const call = timed('endless', (signal) => {
    signal.addEventListener('abort', () => (stopped = true));
    return new Promise<never>(() => undefined);
  });
  const outcome = expect(call).rejects.toThrow('No answer within 10 s');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(stopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(stopped).toBe(true);
});
