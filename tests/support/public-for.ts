import { expect } from 'vitest';
import { cdnSecondsNow } from '../../functions/src/platform/http/cdn.ts';

/**
 * A Cache-Control by which browsers keep a public answer for so many seconds, and the CDN, give or take a second,
 * for as long as it may now: less and less in the last minute of the local day.
 */
export const publicFor = (browser: number): unknown =>
  expect.toSatisfy((control: string | null) => {
    const [, kept, cdn] = /^public, max-age=(\d+), s-maxage=(\d+)$/.exec(control ?? '') ?? [];
    return Number(kept) === browser && Math.abs(Number(cdn) - cdnSecondsNow()) <= 1;
  }, `public for ${browser} seconds, and in the CDN until then or local midnight`);
