import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdnSeconds } from './http/cdn.ts';
import { freshUntil, cached, cachedByKey } from './cached.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T10:00:00.000Z') });
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('the content is read once in half a minute, however many requests come', async () => {
  const read = vi.fn<() => Promise<{ title: string }>>(() => Promise.resolve({ title: 'Home' }));
  const cachedRead = cached(read);
  await Promise.all(Array.from({ length: 100 }, cachedRead));
  vi.advanceTimersByTime(29_999);
  await cachedRead();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await cachedRead();
  expect(read).toHaveBeenCalledTimes(2);
});

test('an unchanged result is the same object as before', async () => {
  let title = 'Home';
  const cachedRead = cached(() => Promise.resolve({ title }));
  const first = await cachedRead();
  vi.advanceTimersByTime(60_000);
  expect(await cachedRead()).toBe(first);
  title = 'Another';
  vi.advanceTimersByTime(60_000);
  expect(await cachedRead()).toEqual({ title });
});

test('each key is read and kept on its own', async () => {
  const read = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key));
  const cachedRead = cachedByKey(read);
  expect([await cachedRead('a'), await cachedRead('b'), await cachedRead('a')]).toEqual([
    'a',
    'b',
    'a',
  ]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed read is retried by the next request', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue('yes');
  const cachedRead = cached(read);
  await expect(cachedRead()).rejects.toThrow('no');
  expect(await cachedRead()).toBe('yes');
});

// batches-3
test('nothing is cachedRead beyond local midnight', async () => {
  vi.setSystemTime(new Date('2026-12-31T18:29:50.500Z'));
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('A batch'));
  const cachedRead = cached(read);
  await cachedRead();
  vi.advanceTimersByTime(9_499);
  await cachedRead();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await cachedRead();
  expect(read).toHaveBeenCalledTimes(2);
});

// claims-3
test('memory, what is made of it, and the CDN end in two minutes', () => {
  const held = (freshUntil() - Date.now()) / 1000;
  expect(2 * held + cdnSeconds).toBeLessThanOrEqual(120);
});
