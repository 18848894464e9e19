export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a dot and one of its sides, clockwise 0 up, 1 right, 2 down, 3 left, to their image. */
type Transform = (x: number, y: number, side: number) => readonly [number, number, number];

/** Symmetries about the middle dot: four transforms, of which the first two suffice for half of it. */
const symmetries = {
  rotational: [
    (x, y, side) => [x, y, side],
    (x, y, side) => [-x, -y, (side + 2) % 4],
    (x, y, side) => [-y, x, (side + 1) % 4],
    (x, y, side) => [y, -x, (side + 3) % 4],
  ],
  mirrored: [
    (x, y, side) => [x, y, side],
    (x, y, side) => [-x, y, (4 - side) % 4],
    (x, y, side) => [x, -y, (6 - side) % 4],
    (x, y, side) => [-x, -y, (side + 2) % 4],
  ],
} as const satisfies Record<string, readonly Transform[]>;

export type Symmetry = keyof typeof symmetries;

/** Sides between two dots, in groups that a symmetric figure has to treat alike. */
type Orbits = readonly (readonly number[])[];

/** The dots of a kolam. `4 * dot + side` numbers the sides of all dots. */
export interface DotGrid {
  /** Row by row from the top, each from the left; the middle is (0, 0), neighbours are 1 apart. */
  readonly dots: readonly Point[];
  /** For each side the dot beyond it, or -1 at the border. */
  readonly neighbours: readonly number[];
  /** By the whole symmetry. */
  readonly fourfold: Orbits;
  /** By half of it: a half turn, or left and right. */
  readonly twofold: Orbits;
}

/**
 * Lays out the rows of dots. `reaches[n]` is how far the n-th row above and below the middle one
 * reaches to the left and right; the grid must be the same when turned by 90 degrees.
 */
export function createDotGrid(reaches: readonly number[], symmetry: Symmetry): DotGrid {
  const dots: Point[] = [];
  const numbers = new Map<number, number>();
  const cell = (x: number, y: number): number => 64 * y + x;
  for (let y = 1 - reaches.length; y < reaches.length; y++) {
    const reach = reaches[Math.abs(y)] ?? 0;
    for (let x = -reach; x <= reach; x++) numbers.set(cell(x, y), dots.push({ x, y }) - 1);
  }

  const dotAt = (x: number, y: number): number => numbers.get(cell(x, y)) ?? -1;
  const neighbours = dots.flatMap(({ x, y }) => [
    dotAt(x, y - 1),
    dotAt(x + 1, y),
    dotAt(x, y + 1),
    dotAt(x - 1, y),
  ]);

  const orbitsUnder = (transforms: readonly Transform[]): Orbits => {
    const seen = new Set<number>();
    const orbits: number[][] = [];
    neighbours.forEach((neighbour, start) => {
      const dot = dots[start >> 2];
      if (neighbour < 0 || !dot || seen.has(start)) return;
      const orbit = transforms.flatMap((transform) => {
        const [x, y, side] = transform(dot.x, dot.y, start % 4);
        const image = 4 * dotAt(x, y) + side;
        const sameFromBeyond = 4 * (neighbours[image] ?? 0) + ((side + 2) % 4);
        return [image, sameFromBeyond];
      });
      orbits.push(orbit);
      for (const side of orbit) seen.add(side);
    });
    return orbits;
  };
  const transforms = symmetries[symmetry];
  return {
    dots,
    neighbours,
    fourfold: orbitsUnder(transforms),
    twofold: orbitsUnder(transforms.slice(0, 2)),
  };
}
