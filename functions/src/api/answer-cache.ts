import { createHash } from 'node:crypto';
import { contentMemorySeconds } from '../platform/config.ts';

/** An answer as it goes over the wire. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}

/** Answers held at most; the site has a few hundred. */
const capacity = 1_000;

const held = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();

export function toAnswer(body: unknown): Answer {
  const bytes = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { body: bytes, etag: `"${hash}"` };
}

/**
 * The answer held under `key`, or the one that `make` makes; callers at the same time share it. It
 * is held so shortly that what another instance writes shows here soon.
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

/** Drops every answer, those being made included: something was written. */
export const forgetAnswers = (): void => held.clear();
