/** The texts on the lines, trimmed; empty lines are dropped. */
export const splitLines = (text: string): string[] => splitAt(text, '\n');

/** Tags stand between commas, trimmed; empty ones are dropped (dashboard-13). */
export const splitTags = (text: string): string[] => splitAt(text, ',');

const splitAt = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
