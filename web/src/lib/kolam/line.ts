import type { DotGrid } from './dot-grid.ts';

/** What the line does between two neighbouring dots. */
export const bond = {
  /** It turns back on both sides, so that the dots are apart; always so at the border. */
  apart: 0,
  /** It crosses itself half-way. */
  cross: 1,
  /** It passes the two dots on both sides without crossing itself. */
  join: 2,
} as const;

/** The bond at each side of each dot, numbered as in `DotGrid`. */
export type Bonds = Uint8Array;

/**
 * Follows the line once round. It passes every dot on four corners, numbered `4 * dot + corner`
 * with corners clockwise: 0 upper right, 1 lower right, 2 lower left, 3 upper left.
 *
 * @param start the corner to begin at, clockwise round its dot
 * @param visit told each corner, whether the line goes on clockwise, and the bond it meets there
 */
export function followLine(
  { neighbours }: DotGrid,
  bonds: Bonds,
  start: number,
  visit: (corner: number, clockwise: boolean, met: number) => void,
): void {
  let dot = start >> 2;
  let corner = start % 4;
  let turn = 1;
  do {
    const side = 4 * dot + ((turn > 0 ? corner + 1 : corner) % 4);
    const met = bonds[side] ?? bond.apart;
    visit(4 * dot + corner, turn > 0, met);
    if (met !== bond.apart) dot = neighbours[side] ?? dot;
    if (met === bond.apart) corner = (corner + turn + 4) % 4;
    if (met === bond.join) corner = (corner - turn + 4) % 4;
    if (met === bond.cross) {
      corner = (corner + 2) % 4;
      turn = -turn;
    }
  } while (4 * dot + corner !== start);
}

/** Lines there are, and one more for each two joins in a row, which make a loop without a dot. */
function countFlaws(grid: DotGrid, bonds: Bonds, visited: Uint8Array): number {
  visited.fill(0);
  let flaws = 0;
  for (let start = 0; start < bonds.length; start++) {
    if (visited[start]) continue;
    flaws++;
    let previous: number = bond.apart;
    followLine(grid, bonds, start, (corner, _clockwise, met) => {
      visited[corner] = 1;
      if (met === bond.join && previous === bond.join) flaws++;
      previous = met;
    });
  }
  return flaws;
}

/** Chosen by eye: enough crossings for long diagonals, a few joins for waves among the loops. */
const CROSS_SHARE = 0.56;
const JOIN_SHARE = 0.12;

function pickBond(random: () => number): number {
  const share = random();
  if (share < CROSS_SHARE) return bond.cross;
  return share < CROSS_SHARE + JOIN_SHARE ? bond.join : bond.apart;
}

/** Changes made whatever comes of them: fourfold figures alone are too few to be a slug's own. */
const FREE_CHANGES = 4;

/** Changes after which it is quicker to begin anew; most lines need about 100. */
const MAX_CHANGES = 300;

/**
 * Bonds with which a single line passes all dots. They begin at random with the fourfold symmetry
 * and are changed at random with the twofold one, never to more flaws, until one line is left.
 */
export function findLine(grid: DotGrid, random: () => number): Bonds {
  const visited = new Uint8Array(grid.neighbours.length);
  for (;;) {
    const bonds: Bonds = new Uint8Array(grid.neighbours.length);
    const assign = (orbit: readonly number[], value: number): void => {
      for (const side of orbit) bonds[side] = value;
    };
    for (const orbit of grid.fourfold) assign(orbit, pickBond(random));

    let flaws = Infinity;
    for (let change = 0; change < MAX_CHANGES; change++) {
      const orbit = grid.twofold[Math.floor(random() * grid.twofold.length)] ?? [];
      const before = bonds[orbit[0] ?? 0] ?? bond.apart;
      const after = pickBond(random);
      if (after === before) continue;
      assign(orbit, after);
      if (change < FREE_CHANGES) continue;

      const flawsAfter = countFlaws(grid, bonds, visited);
      if (flawsAfter === 1) return bonds;
      if (flawsAfter > flaws) assign(orbit, before);
      else flaws = flawsAfter;
    }
  }
}
