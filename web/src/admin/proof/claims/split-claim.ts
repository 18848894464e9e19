import { splitFigure, type LedgerLine } from '@institute/schema';

/** A claim as its figure and what it counts; of a testimonial, its words and whose they are. */
export function splitClaim({ kind, text }: Pick<LedgerLine, 'kind' | 'text'>): [string, string] {
  if (kind === 'testimonial') {
    const end = text.indexOf(': ');
    return end < 0 ? [text, ''] : [`“${text.slice(end + 2)}”`, text.slice(0, end)];
  }
  return splitFigure(text);
}
