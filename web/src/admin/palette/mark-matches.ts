/** A text in parts: what was typed of it, and the rest. */
export function markMatches(
  text: string,
  typed: string,
): readonly { readonly part: string; readonly isMatch: boolean }[] {
  const words = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[^\w\s]/g, '\\$&'));
  if (words.length === 0) return [{ part: text, isMatch: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => ({ part, isMatch: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}
