/** Reading speed in words per minute. */
const wordsPerMinute = 200;

/** Reading time of an HTML article, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
