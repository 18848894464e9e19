import { plainText } from '../../lib/links/article-html.ts';

/** Where a block ends, such as a paragraph, an entry of a list or a cell. */
const blockEnd = /<\/(?:p|h[1-6]|li|dt|dd|pre|blockquote|figcaption|caption|th|td)>/;

const blocksOf = (html: string): string[] => html.split(blockEnd).map(plainText).filter(Boolean);

const without = (blocks: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return blocks.filter((block) => !known.has(block));
};

/** The texts of blocks that some HTML no longer has, and of those that it has now. */
export function changedBlocks(was: string, now: string): { was: string[]; now: string[] } {
  const [before, after] = [blocksOf(was), blocksOf(now)];
  return { was: without(before, after), now: without(after, before) };
}
