import { isDeepStrictEqual } from 'node:util';
import { endOfIndianDay } from '@institute/schema';
import { LRUCache } from 'lru-cache';
import { contentMemorySeconds } from './config.ts';

let part = 1;

/**
 * Holds content half as long. What is withdrawn has to leave within two minutes: half a minute in
 * what was read, half a minute in what was made of it, and one in the CDN.
 */
export function holdHalfAsLong(half: boolean): void {
  part = half ? 0.5 : 1;
}

/**
 * Until when a value read now is fresh, in milliseconds since 1970: not beyond midnight in India,
 * when batches leave the site.
 */
export const heldUntil = (): number =>
  Math.min(Date.now() + contentMemorySeconds.value() * 1000 * part, endOfIndianDay(new Date()));

/**
 * Caches a read for a short time, however many requests come; a failed read is retried by the next
 * request. Equal results are the same object.
 */
export function remember<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let held: Promise<Result> | undefined;
  let until = 0;
  let last: Result | undefined;

  async function ask(): Promise<Result> {
    const result = await read();
    if (isDeepStrictEqual(result, last)) return last ?? result;
    last = result;
    return result;
  }

  return () => {
    if (held && Date.now() < until) return held;
    const asked = ask();
    held = asked;
    until = heldUntil();
    asked.catch(() => {
      if (held === asked) held = undefined;
    });
    return asked;
  };
}

/** Caches reads of many things in the same way, those asked for last. */
export function rememberEach<Result>(
  read: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const each = new LRUCache<string, () => Promise<Result>>({ max: 500 });
  return (key) => {
    const known = each.get(key) ?? remember(() => read(key));
    each.set(key, known);
    return known();
  };
}
