import type { DotGrid } from './dot-grid.ts';
import { bond, followLine, type Bonds } from './line.ts';

/** Distance of neighbouring dots, in units of the viewBox. */
export const DOT_SPACING = 14;

/** Where the line passes the corners of a dot: a quarter of the way to the next dot, both ways. */
const CORNER_OFFSET = DOT_SPACING / 4;

/** An arc round a dot continues the diagonals at its corners: 3.5 * sqrt(2), to the nearest unit. */
const ARC_RADIUS = 5;

/** The arc flag for the way the line turns; going straight has none. */
type Sweep = '' | '0' | '1';

/** What one path command draws: moves in a row that turn the same way. */
interface Stretch {
  readonly sweep: Sweep;
  moves: number;
  dx: number;
  dy: number;
}

function sweepOf(met: number, clockwise: boolean): Sweep {
  if (met === bond.cross) return '';
  return (met === bond.apart) === clockwise ? '1' : '0';
}

/** Two numbers of path data; a minus sign separates as well as a space does. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

function command({ sweep, moves, dx, dy }: Stretch): string {
  if (sweep === '') return `l${pair(dx, dy)}`;
  // A radius too small for its chord gives the exact semicircle (SVG 2, section 9.5.1).
  const radius = moves === 2 ? 1 : ARC_RADIUS;
  const large = moves > 2 ? 1 : 0;
  return `a${radius} ${radius} 0 ${large}${sweep}${pair(dx, dy)}`;
}

/** SVG path data of the line: diagonals and arcs, closed, begun at the top. `middle` is both x and y. */
export function linePath(grid: DotGrid, bonds: Bonds, middle: number): string {
  const corners: { x: number; y: number; sweep: Sweep }[] = [];
  // The lower left corner of the first dot, where the line comes to the border.
  followLine(grid, bonds, 2, (number, clockwise, met) => {
    const { x = 0, y = 0 } = grid.dots[number >> 2] ?? {};
    const corner = number % 4;
    corners.push({
      x: middle + DOT_SPACING * x + (corner < 2 ? CORNER_OFFSET : -CORNER_OFFSET),
      y: middle + DOT_SPACING * y + (corner % 3 > 0 ? CORNER_OFFSET : -CORNER_OFFSET),
      sweep: sweepOf(met, clockwise),
    });
  });

  const stretches: Stretch[] = [];
  corners.forEach(({ x, y, sweep }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    let stretch = stretches.at(-1);
    if (stretch?.sweep !== sweep) {
      stretch = { sweep, moves: 0, dx: 0, dy: 0 };
      stretches.push(stretch);
    }
    stretch.moves += 1;
    stretch.dx += next.x - x;
    stretch.dy += next.y - y;
  });
  const { x = 0, y = 0 } = corners[0] ?? {};
  return `M${pair(x, y)}${stretches.map(command).join('')}z`;
}
