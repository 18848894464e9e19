import { createHash } from 'node:crypto';
import { contentMemorySeconds } from '../platform/config.ts';

/** A cached HTTP answer. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}

/** Maximum number of cached answers; the site has a few hundred. */
const capacity = 1_000;

const held = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();

export function toAnswer(body: unknown): Answer {
  const bytes = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { body: bytes, etag: `"${hash}"` };
}

/**
 * The answer cached under `key`, or the result of `make`; concurrent callers share one call. The
 * lifetime is short, so that writes by other instances show up soon.
 */
export function remember(key: string, make: () => Promise<Answer>): Promise<Answer> {
  const known = held.get(key);
  if (known && known.until > Date.now()) return known.answer;
  if (held.size >= capacity) held.clear();
  const entry = { answer: make(), until: Date.now() + contentMemorySeconds.value() * 1000 };
  held.set(key, entry);
  entry.answer.catch(() => {
    if (held.get(key) === entry) held.delete(key);
  });
  return entry.answer;
}

/** Clears the cache after a write, including answers that are still being made. */
export const forgetAnswers = (): void => held.clear();
