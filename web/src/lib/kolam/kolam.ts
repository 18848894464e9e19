import { createDotGrid, type Point, type Symmetry } from './dot-grid.ts';
import { DOT_SPACING, linePath } from './line-path.ts';
import { findLine } from './line.ts';
import { seededRandom } from './seeded-random.ts';

export interface KolamOptions {
  /**
   * Rows of dots in a plain diamond, odd, 3 to 11: fewer for small pictures, where figures may
   * repeat. Without it the figure has the room to be the slug's own.
   */
  readonly rows?: number;
}

export const KOLAM_DOT_DASHES = `0 ${DOT_SPACING}`;

export interface Kolam {
  /** Side of the square viewBox `0 0 size size`; neighbouring dots are 14 apart. */
  readonly size: number;
  /** Path data of the line: one closed subpath, to be stroked about 2 wide with no fill. */
  readonly path: string;
  readonly dots: readonly Point[];
  /**
   * Path data of all dots, shorter than an element for each: to be stroked about 3 wide with round
   * caps and the dash array `KOLAM_DOT_DASHES`.
   */
  readonly dotPath: string;
}

/**
 * How far the rows reach from the middle one on, for each arrangement of dots. All are the same
 * when turned by 90 degrees, and have a dot in the middle: turned about a gap, no single line
 * comes out the same.
 */
const ARRANGEMENTS: readonly (readonly number[])[] = [
  [5, 4, 3, 2, 1, 0],
  [4, 4, 3, 2, 1],
  [4, 3, 3, 2, 0],
  [4, 3, 3, 3, 0],
  [5, 4, 2, 1, 1, 0],
  [5, 3, 2, 1, 0, 0],
];

const SYMMETRIES: readonly Symmetry[] = ['rotational', 'mirrored'];

const DEFAULT_ROWS = 11;

/** In characters: with the markup and the dots, a whole picture is to be at most 1.5 KB. */
const MAX_PATH_LENGTH = 1200;

/**
 * Draws the kolam of a slug: a symmetric grid of dots and one closed line round all of them. The
 * same slug always gives the same figure. As in the sikku kolams of South India, the line crosses
 * itself half-way between two dots or turns away (Yanagisawa and Nagata, "Fundamental Study on
 * Design System of Kolam Pattern", Forma 22, 2007).
 *
 * @throws RangeError if `rows` is even or out of its range
 */
export function drawKolam(slug: string, { rows }: KolamOptions = {}): Kolam {
  const random = seededRandom(slug);
  const arrangement = rows === undefined ? pick(ARRANGEMENTS, random) : diamond(rows);
  const grid = createDotGrid(arrangement, pick(SYMMETRIES, random));
  const size = DOT_SPACING * (rows ?? DEFAULT_ROWS);
  const middle = size / 2;

  let path: string;
  do path = linePath(grid, findLine(grid, random), middle);
  while (path.length > MAX_PATH_LENGTH);

  const dots = grid.dots.map(({ x, y }) => ({
    x: middle + DOT_SPACING * x,
    y: middle + DOT_SPACING * y,
  }));
  return { size, path, dots, dotPath: rowsPath(dots, size) };
}

export interface KolamSvgOptions extends KolamOptions {
  /** Of line and dots, any CSS colour. */
  readonly color?: string;
  /** Share of the line that is drawn, from 0 to 1; needs a renderer that knows `pathLength`. */
  readonly drawn?: number;
}

/** A kolam as a whole SVG file, at most 1536 bytes unless the colour is long or the line unfinished. */
export function kolamSvg(
  slug: string,
  { color = 'currentColor', drawn = 1, ...options }: KolamSvgOptions = {},
): string {
  const { size, path, dotPath } = drawKolam(slug, options);
  const unfinished = drawn < 1 ? ` pathLength="1" stroke-dasharray="${drawn} 1"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none"` +
    ` stroke="${escapeAttribute(color)}" stroke-width="2" stroke-linecap="round">` +
    `<path d="${path}"${unfinished}/>` +
    `<path d="${dotPath}" stroke-width="3" stroke-dasharray="${KOLAM_DOT_DASHES}"/></svg>`
  );
}

function pick<T>(choices: readonly T[], random: () => number): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to choose from');
  return choice;
}

function diamond(rows: number): number[] {
  if (rows % 2 !== 1 || rows < 3 || rows > DEFAULT_ROWS) {
    throw new RangeError(`A kolam has 3, 5, 7, 9 or 11 rows, not ${rows}`);
  }
  return Array.from({ length: (rows + 1) / 2 }, (_, row) => (rows - 1) / 2 - row);
}

/** A line through each row of dots, a bit longer than to the last, lest its dash is left out. */
function rowsPath(dots: readonly Point[], size: number): string {
  return dots
    .filter(({ y }, index) => dots[index - 1]?.y !== y)
    .map(({ x, y }) => `M${x} ${y}h${size - 2 * x}.1`)
    .join('');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
