import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { freshUntil, cacheGeneration } from '../platform/cached.ts';

/** A cached HTTP answer. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
  /** Whether it has claims, whatever the endpoint says. */
  readonly makesClaims: boolean;
}

/** The site has a few hundred answers; those of lists may have 2 MB. */
const held = new LRUCache<string, Promise<Answer>>({ max: 1_000, maxSize: 64_000_000 });

export function toAnswer(body: unknown, makesClaims = false): Answer {
  const bytes = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { body: bytes, etag: `"${hash}"`, makesClaims };
}

/** When the answers were made. */
let generation = cacheGeneration();

/**
 * The answer cached under `key`, or the result of `make`; concurrent callers share one call. The
 * lifetime is short, so that writes by other instances show up soon.
 */
export function cachedAnswer(key: string, make: () => Promise<Answer>): Promise<Answer> {
  if (generation !== cacheGeneration()) held.clear();
  generation = cacheGeneration();
  const known = held.get(key);
  if (known) return known;
  const answer = make();
  const ttl = freshUntil() - Date.now();
  // The library takes a lifetime of 0 for one without end.
  if (ttl > 0) held.set(key, answer, { ttl, size: 1 });
  const isHeld = () => held.peek(key) === answer;
  answer.then(
    ({ body }) => {
      const left = held.getRemainingTTL(key);
      if (isHeld()) held.set(key, answer, { ttl: left, size: Math.max(1, body.length) });
    },
    () => {
      if (isHeld()) held.delete(key);
    },
  );
  return answer;
}

/** Clears the cache after a write, including answers that are still being made. */
export const forgetAnswers = (): void => held.clear();
