import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, remember, toAnswer } from './answer-cache.ts';

beforeEach(() => {
  forgetAnswers();
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
});

const answer = toAnswer({ success: true });
const make = vi.fn<() => Promise<typeof answer>>(async () => answer);

beforeEach(() => make.mockClear());

test('concurrent callers share one answer, and later ones get it from the cache', async () => {
  expect(await Promise.all([remember('a', make), remember('a', make)])).toEqual([answer, answer]);
  await remember('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a full cache evicts the answer that was used least recently, and no other', async () => {
  await remember('popular', make);
  for (let index = 0; index < 1_500; index += 1) {
    await remember(`rare-${index}`, make);
    await remember('popular', make);
  }
  expect(make).toHaveBeenCalledTimes(1_501);
  await remember('rare-0', make);
  expect(make).toHaveBeenCalledTimes(1_502);
});

test('an error is not cached', async () => {
  await expect(remember('a', () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
  expect(await remember('a', make)).toBe(answer);
});

test('nothing is cached with a lifetime of 0', async () => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '0');
  await remember('a', make);
  await remember('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
