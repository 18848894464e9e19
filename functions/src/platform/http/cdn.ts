import { endOfLocalDay } from '@institute/schema';

/** Within how many seconds a save is public. */
const publicSeconds = 60;

/** How often an instance looks for changes, in seconds. */
export const lookSeconds = 5;

/** How long the CDN caches a page or an answer, in seconds: it cannot be purged earlier. */
export const cdnSeconds = publicSeconds - lookSeconds;

/** For how many seconds from now: not beyond local midnight, when batches and claims leave the site. */
export function cdnSecondsNow(longest = cdnSeconds): number {
  const now = new Date();
  return Math.min(longest, Math.floor((endOfLocalDay(now) - now.getTime()) / 1000));
}

/** Cache-Control for what the CDN caches and browsers have to revalidate. */
export const shortly = (): string => `public, max-age=0, s-maxage=${cdnSecondsNow()}`;
