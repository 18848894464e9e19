/** Words that a reader takes in within a minute. */
const wordsPerMinute = 200;

/** How long an article of HTML takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
