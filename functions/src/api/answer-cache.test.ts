import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, cachedAnswer, toAnswer } from './answer-cache.ts';

beforeEach(() => {
  forgetAnswers();
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
});

const answer = toAnswer({ success: true });
const make = vi.fn<() => Promise<typeof answer>>(async () => answer);

beforeEach(() => make.mockClear());

test('concurrent callers share one answer, and later ones get it from the cache', async () => {
  expect(await Promise.all([cachedAnswer('a', make), cachedAnswer('a', make)])).toEqual([
    answer,
    answer,
  ]);
  await cachedAnswer('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a full cache evicts the answer that was used least recently, and no other', async () => {
  await cachedAnswer('popular', make);
  for (let index = 0; index < 1_500; index += 1) {
    await cachedAnswer(`rare-${index}`, make);
    await cachedAnswer('popular', make);
  }
  expect(make).toHaveBeenCalledTimes(1_501);
  await cachedAnswer('rare-0', make);
  expect(make).toHaveBeenCalledTimes(1_502);
});

test('an error is not cached', async () => {
  await expect(cachedAnswer('a', () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
  expect(await cachedAnswer('a', make)).toBe(answer);
});

test('nothing is cached with a lifetime of 0', async () => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '0');
  await cachedAnswer('a', make);
  await cachedAnswer('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
