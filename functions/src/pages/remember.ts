import { isDeepStrictEqual } from 'node:util';
import { contentMemorySeconds } from '../platform/config.ts';

let version = 0;

/** Changes whenever a read returns something new. */
export const contentVersion = (): number => version;

/** Until when the value is fresh, in milliseconds since 1970. */
export const heldUntil = (): number => Date.now() + contentMemorySeconds.value() * 1000;

/**
 * Caches a read for a short time, however many requests come; a failed read is retried by the next
 * request.
 */
export function remember<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let held: Promise<Result> | undefined;
  let until = 0;
  let last: Result | undefined;

  async function ask(): Promise<Result> {
    const result = await read();
    if (isDeepStrictEqual(result, last)) return last ?? result;
    last = result;
    version += 1;
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
