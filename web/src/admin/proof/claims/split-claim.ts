import type { LedgerLine } from '@institute/schema';

/** A figure that a claim begins with, such as `92%`, `5.4 LPA`, `4.8 of 5` or `1,00,000+`. */
const figure = /^(\p{Sc}?\d[\d.,]*[%+]?(?: LPA| of \d+)?)\s+(.+)$/su;

/** A claim as its figure and what it counts; of a testimonial, its words and whose they are. */
export function splitClaim({ kind, text }: Pick<LedgerLine, 'kind' | 'text'>): [string, string] {
  if (kind === 'testimonial') {
    const end = text.indexOf(': ');
    return end < 0 ? [text, ''] : [`“${text.slice(end + 2)}”`, text.slice(0, end)];
  }
  const [, number = text, rest = ''] = figure.exec(text) ?? [];
  return [number, rest];
}
