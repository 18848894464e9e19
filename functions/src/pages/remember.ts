import { isDeepStrictEqual } from 'node:util';
import { contentMemorySeconds } from '../platform/config.ts';

let version = 0;

/** Another number whenever a read found something other than the read before it. */
export const contentVersion = (): number => version;

/** Until when what is read now is held, in milliseconds since 1970. */
export const heldUntil = (): number => Date.now() + contentMemorySeconds.value() * 1000;

/**
 * A read that asks Firestore at most once in the time that content is held in memory, however many
 * requests come; one that fails is asked again by the next request.
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
