import { braid, diamond, kolamDots, kolamLines } from './kolam.ts';
import { area, box, canvas, circle, placed, range, stroke } from './svg.ts';

const stepWidth = 66;
const stepHeight = 30;
const steps = range(13).map((i) => ({ x: 70 + i * stepWidth, y: 596 - i * stepHeight }));
const dots = steps.map(({ x, y }) => [x + stepWidth / 2 + 44, y + 48] as const);

const bag = placed(
  70,
  594,
  0.56,
  0.56,
  area('brick', box(0, -98, 118, 98, 12)),
  stroke('ink', 10, 'M36 -98v-16q0 -14 14 -14h18q14 0 14 14v16'),
  area('ink', box(0, -64, 118, 10)),
  area('paper', box(50, -72, 18, 26, 4)),
);

/** Thirteen steps, one for each week, up to an open door. */
export const weeks = (): string =>
  canvas(
    'turmeric',
    area('paper', circle(330, 190, 118)),
    placed(
      330,
      190,
      1,
      1,
      stroke('indigo', 5, kolamLines(diamond(2), 40)),
      area('brick', kolamDots(diamond(2), 40, 6)),
    ),
    area(
      'indigo',
      ...steps.map(({ x, y }) => box(x, y, 1200 - x, stepHeight + 2)),
      'M0 624h1200v51H0z',
    ),
    stroke('paper', 6, ...steps.map(({ x, y }) => `M${x} ${y}h${stepWidth}`)),
    stroke('paper', 5, braid(dots, 22, 'closed')),
    area('turmeric', ...dots.map(([x, y]) => circle(x, y, 7))),
    area('ink', box(972, 20, 172, 216)),
    area('paper', box(990, 38, 136, 198)),
    area('brick', 'M1126 38l50 22v192l-50 -16z'),
    area('turmeric', circle(1140, 150, 5)),
    bag,
  );
