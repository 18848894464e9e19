import { area, box, canvas, circle, range, stroke } from './svg.ts';

/** Of 240 job posts, one window each, the 134 that asked for SQL are lit. */
const posts = { all: 240, lit: 134 } as const;

/** Scatters 1 to 240: the seventh power permutes the numbers below the prime 241. */
const scattered = (n: number) => range(7).reduce((power) => (power * n) % (posts.all + 1), 1);

const windows = range(posts.all).map((i) => {
  const column = i % 20;
  const row = Math.floor(i / 20);
  return {
    shape: box(615 + column * 26 + Math.floor(column / 5) * 12, 132 + row * 32, 14, 18),
    isLit: scattered(i + 1) <= posts.lit,
  };
});

const roofs = [104, 74, 96, 60];
const offices = roofs.map((top, i) => box(608 + i * 142, top, 132, 570 - top));

const tiers = range(6).map((i) => {
  const height = 54 - i * 4;
  const base = 476 - range(i).reduce((sum, below) => sum + 54 - below * 4, 0);
  return { base, height, half: 140 - i * 17 };
});

const tier = ({ base, height, half }: (typeof tiers)[number], index: number) => {
  const niches = 5 - Math.floor(index / 2);
  const gap = (2 * half - 30) / niches;
  return (
    area('brick', `M${300 - half} ${base}h${2 * half}l-13 ${-height}h${26 - 2 * half}z`) +
    area('turmeric', box(300 - half - 8, base - 9, 2 * half + 16, 11, 4)) +
    area(
      'ink',
      ...range(niches).map((i) => {
        const x = 300 - half + 15 + gap * (i + 0.5);
        return `M${x - 7} ${base - 13}v${16 - height / 2}q7 -12 14 0v${height / 2 - 16}z`;
      }),
    )
  );
};

const gopuram =
  area('ink', box(150, 474, 300, 90)) +
  area('paper', ...[172, 212, 366, 406].map((x) => box(x, 490, 14, 74))) +
  area('turmeric', 'M266 564v-62q34 -30 68 0v62z') +
  tiers.map(tier).join('') +
  area('brick', 'M238 214q-8 -60 62 -60t62 60z') +
  area('turmeric', box(228, 206, 144, 11, 4)) +
  stroke('turmeric', 6, ...range(5).map((i) => `M${268 + i * 16} ${162 - (i % 4 ? 6 : 0)}v-22`)) +
  area('turmeric', ...range(5).map((i) => circle(268 + i * 16, 138 - (i % 4 ? 6 : 0), 6)));

const palm = (x: number, height: number) =>
  stroke('ink', 9, `M${x} 566q16 ${-height / 2} 4 ${-height}`) +
  stroke(
    'leaf',
    11,
    ...[-78, -50, -18, 18, 50, 78].map(
      (reach) => `M${x + 4} ${566 - height}q${reach / 2} -44 ${reach} ${Math.abs(reach) / 2 - 6}`,
    ),
  );

const waves = range(3).flatMap((row) =>
  range(6 - row).map((i) => `M${60 + row * 110 + i * 200} ${592 + row * 30}q17 -13 34 0t34 0`),
);

/** A temple tower and offices by the water. */
export const skyline = (): string =>
  canvas(
    'paper',
    area('turmeric', circle(462, 226, 112)),
    area('indigo', ...offices),
    stroke('ink', 6, 'M816 74V30', 'M1100 60V24'),
    area('paper', ...windows.filter(({ isLit }) => !isLit).map(({ shape }) => shape)),
    area('turmeric', ...windows.filter(({ isLit }) => isLit).map(({ shape }) => shape)),
    gopuram,
    palm(70, 240),
    palm(128, 180),
    palm(506, 150),
    area('leaf', 'M0 562h1200v113H0z'),
    stroke('paper', 6, ...waves),
  );
