import { circle } from './svg.ts';

type Dot = readonly [column: number, row: number];

/** Dots in a diamond, `radius` of them from its centre to each tip. */
export function diamond(radius: number): Dot[] {
  const steps = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return steps.flatMap((row) =>
    steps
      .filter((column) => Math.abs(column) + Math.abs(row) <= radius)
      .map((column): Dot => [column, row]),
  );
}

/** Path data of the dots themselves, `gap` pixels apart. */
export const kolamDots = (dots: readonly Dot[], gap: number, radius: number): string =>
  dots.map(([column, row]) => circle(column * gap, row * gap, radius)).join('');

/**
 * Path data of the lines of a kolam around `dots`, `gap` pixels apart. Lines cross half-way between
 * neighbours and turn round a dot on every side where it has none.
 */
export function kolamLines(dots: readonly Dot[], gap: number): string {
  const has = new Set(dots.map(String));
  const sides = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  const round = (n: number) => Math.round(n * 100) / 100;

  return dots
    .flatMap(([column, row]) =>
      sides.map((from, index) => {
        const to = sides[(index + 1) % 4] ?? from;
        const end = ([x, y]: Dot, [towardsX, towardsY]: Dot) => {
          const isOpen = has.has(String([column + x, row + y]));
          const reach = isOpen ? 0.5 : 0.4;
          const [handleX, handleY] = isOpen
            ? [(towardsX - x) * 0.16, (towardsY - y) * 0.16]
            : [towardsX * 0.24, towardsY * 0.24];
          const point = [x * reach, y * reach] as const;
          return { point, handle: [point[0] + handleX, point[1] + handleY] as const };
        };
        const at = ([x, y]: readonly [number, number]) =>
          `${round((column + x) * gap)} ${round((row + y) * gap)}`;
        const start = end(from, to);
        const finish = end(to, from);
        return `M${at(start.point)}C${at(start.handle)} ${at(finish.handle)} ${at(finish.point)}`;
      }),
    )
    .join('');
}

type Point = readonly [x: number, y: number];

/**
 * Path data of strands that run along `points` and cross between them, `width` pixels to either
 * side of each. A closed braid is a ring; the strands of an open one run on at both ends.
 */
export function braid(points: readonly Point[], width: number, ends: 'closed' | 'open'): string {
  return strand(points, width, ends) + strand(points, -width, ends);
}

/** Path data of one strand of a `braid`; a positive `width` begins above the first point. */
function strand(points: readonly Point[], width: number, ends: 'closed' | 'open'): string {
  const [first, second] = points;
  if (!first || !second) throw new Error('A strand needs two points');
  const step: Point = [second[0] - first[0], second[1] - first[1]];
  const last = points.length - 1;

  const arcs = points.map(([x, y], index) => {
    const lift = ((index % 2 === 0 ? -width : width) * 4) / 3;
    const handle = (side: 1 | -1, isEnd: boolean) => {
      const along = 0.5 - (isEnd && ends === 'closed' ? 0 : 0.3);
      return `${x + side * step[0] * along} ${y + side * step[1] * along + lift}`;
    };
    const end = `${x + step[0] / 2} ${y + step[1] / 2}`;
    return `C${handle(-1, index === 0)} ${handle(1, index === last)} ${end}`;
  });
  return `M${first[0] - step[0] / 2} ${first[1] - step[1] / 2}${arcs.join('')}`;
}
