import { contentMemorySeconds } from '../config.ts';

/**
 * A read that asks Firestore at most once in the time that content is held in memory, however many
 * requests come; one that fails is asked again by the next request.
 */
export function remember<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let held: Promise<Result> | undefined;
  let until = 0;
  return () => {
    if (held && Date.now() < until) return held;
    const asked = read();
    held = asked;
    until = Date.now() + contentMemorySeconds.value() * 1000;
    asked.catch(() => {
      if (held === asked) held = undefined;
    });
    return asked;
  };
}
