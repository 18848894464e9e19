/** Length of a description that search engines show, in characters. */
const maxLength = 160;

/** The text on one line, truncated at a word if it is too long. */
export function metaDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const lastSpace = line.lastIndexOf(' ', maxLength - 1);
  const end = lastSpace > maxLength / 2 ? lastSpace : maxLength - 1;
  return `${line.slice(0, end).replace(/[\s.,;:–\uD800-\uDBFF-]+$/, '')}…`;
}
