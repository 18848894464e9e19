import { institute } from '@institute/schema';

/** The width of a text as a multiple of the font size. */
export type Measure = (text: string) => number;

/** A box for text, in pixels. */
export interface TextBox {
  readonly width: number;
  /** Font sizes to try, largest first, and how many lines of each fit. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const graphemes = new Intl.Segmenter(institute.locale);
const split = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The word, split into pieces if it is wider than a line. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const found: string[] = [];
  for (const grapheme of split(word)) {
    const longer = (found.at(-1) ?? '') + grapheme;
    if (found.length > 0 && measure(longer) <= width) found[found.length - 1] = longer;
    else found.push(grapheme);
  }
  return found;
}

function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const piece of text.split(/\s+/).flatMap((word) => pieces(word, width, measure))) {
    const longer = `${lines.at(-1) ?? ''} ${piece}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** The line, shortened until an ellipsis fits after it. */
function withEllipsis(line: string, width: number, measure: Measure): string {
  const kept = split(line);
  const cut = (): string => `${kept.join('').replace(/[\s.,;:–-]+$/, '')}…`;
  while (kept.length > 0 && measure(cut()) > width) kept.pop();
  return cut();
}

/**
 * The text in the largest size in which it fits; truncated in the smallest size if it fits in none.
 */
export function fitText(text: string, { width, sizes }: TextBox, measure: Measure): FittedText {
  let cut: FittedText = { size: 0, lines: [] };
  for (const { size, lines: room } of sizes) {
    const lines = breakLines(text.trim(), width / size, measure);
    if (lines.length <= room) return { size, lines };
    const last = withEllipsis(lines[room - 1] ?? '', width / size, measure);
    cut = { size, lines: [...lines.slice(0, room - 1), last] };
  }
  return cut;
}
