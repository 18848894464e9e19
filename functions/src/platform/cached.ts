import { isDeepStrictEqual } from 'node:util';
import { endOfLocalDay } from '@institute/schema';
import { LRUCache } from 'lru-cache';
import { contentMemorySeconds } from './config.ts';

let generation = 0;

/** Changes when what was read before may have changed. */
export const cacheGeneration = (): number => generation;

/** Has everything read again, also what is being read. */
export function clearCaches(): void {
  generation += 1;
}

/**
 * Until when a value read now is fresh, in milliseconds since 1970: not beyond local midnight,
 * when batches and claims leave the site. Half of the memory's time is for what was read, and half for
 * what is made of it.
 */
export const freshUntil = (): number =>
  Math.min(Date.now() + contentMemorySeconds.value() * 500, endOfLocalDay(new Date()));

/**
 * Caches a read for a short time, however many requests come; a failed read is retried by the next
 * request. Equal results are the same object.
 */
export function cached<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let held: Promise<Result> | undefined;
  let until = 0;
  let askedIn = generation;
  let last: Result | undefined;

  async function ask(): Promise<Result> {
    const result = await read();
    if (isDeepStrictEqual(result, last)) return last ?? result;
    last = result;
    return result;
  }

  return () => {
    if (held && askedIn === generation && Date.now() < until) return held;
    const asked = ask();
    held = asked;
    until = freshUntil();
    askedIn = generation;
    asked.catch(() => {
      if (held === asked) held = undefined;
    });
    return asked;
  };
}

/** Caches reads of many things in the same way, those asked for last. */
export function cachedByKey<Result, Key extends string = string>(
  read: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const each = new LRUCache<string, () => Promise<Result>>({ max: 500 });
  return (key) => {
    const known = each.get(key) ?? cached(() => read(key));
    each.set(key, known);
    return known();
  };
}
