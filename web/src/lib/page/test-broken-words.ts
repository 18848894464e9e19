/**
 * The words of the elements' texts that are broken over two lines; texts for screen readers alone have no lines. Browser
 * tests run it in the page of the site: it uses only what a page has.
 */
export function brokenWords(roots: readonly Element[]): string[] {
  if (roots.length === 0) throw new Error('There is nothing to look at');
  const broken: string[] = [];
  const range = document.createRange();
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}
