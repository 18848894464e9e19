/** The trimmed lines without empty ones. */
export const splitLines = (text: string): string[] => splitAt(text, '\n');

/** The comma-separated tags, trimmed, without empty ones (dashboard-13). */
export const splitTags = (text: string): string[] => splitAt(text, ',');

const splitAt = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
