import { wordsPerMinute } from '../../../texts/en/post-meta.ts';

/** Reading time of an HTML article, in whole minutes, at least one. */
export function readingMinutes(html: string, speed = wordsPerMinute): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / speed));
}
