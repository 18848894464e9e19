import { endOfIndianDay } from '@institute/schema';

/** How long the CDN caches a page, in seconds. */
export const cdnSeconds = 60;

/**
 * Cache-Control for what the CDN caches and browsers have to revalidate. Nothing is cached beyond
 * midnight in India, when batches leave the site.
 */
export function shortly(): string {
  const now = new Date();
  const today = Math.floor((endOfIndianDay(now) - now.getTime()) / 1000);
  return `public, max-age=0, s-maxage=${Math.min(cdnSeconds, today)}`;
}
