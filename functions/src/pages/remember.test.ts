import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentVersion, remember } from './remember.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('the content is read once a minute, however many requests come', async () => {
  const read = vi.fn<() => Promise<{ title: string }>>(() => Promise.resolve({ title: 'Home' }));
  const remembered = remember(read);
  await Promise.all(Array.from({ length: 100 }, remembered));
  vi.advanceTimersByTime(59_999);
  await remembered();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await remembered();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read with an unchanged result keeps the version', async () => {
  let title = 'Home';
  const remembered = remember(() => Promise.resolve({ title }));
  await remembered();
  const version = contentVersion();
  vi.advanceTimersByTime(60_000);
  await remembered();
  expect(contentVersion()).toBe(version);
  title = 'Another';
  vi.advanceTimersByTime(60_000);
  await remembered();
  expect(contentVersion()).toBe(version + 1);
});

test('a failed read is retried by the next request', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue('yes');
  const remembered = remember(read);
  await expect(remembered()).rejects.toThrow('no');
  expect(await remembered()).toBe('yes');
});
