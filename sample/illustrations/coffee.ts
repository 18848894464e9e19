import { diamond, kolamDots, kolamLines } from './kolam.ts';
import { area, box, canvas, circle, placed, stroke } from './svg.ts';

const tower = (x: number, y: number, width: number) => box(x, y, width, 330 - y);

const lights = [
  [142, 256],
  [160, 284],
  [206, 212],
  [206, 242],
  [206, 272],
  [270, 276],
  [296, 276],
  [346, 236],
] as const;

const nightWindow =
  area('ink', box(90, 78, 330, 252, 10)) +
  area('turmeric', circle(344, 142, 36)) +
  area(
    'indigo',
    tower(108, 236, 52),
    tower(172, 196, 44),
    tower(230, 254, 70),
    tower(314, 214, 40),
    tower(364, 262, 44),
  ) +
  area('turmeric', ...lights.map(([x, y]) => box(x - 20, y, 9, 13))) +
  stroke('paper', 9, box(90, 78, 330, 252, 10), 'M255 78v252');

const clock =
  area('paper', circle(670, 122, 66)) +
  stroke('turmeric', 9, circle(670, 122, 66)) +
  stroke('ink', 8, 'M670 122V76', 'M670 122l-18 32') +
  area('ink', circle(670, 122, 8));

const laptop =
  area('ink', box(450, 236, 440, 290, 20)) +
  area('paper', box(470, 256, 400, 250, 8)) +
  placed(
    670,
    381,
    1,
    1,
    stroke('indigo', 6, kolamLines(diamond(2), 48)),
    area('brick', kolamDots(diamond(2), 48, 7)),
  ) +
  area('paper', 'M408 526h524l28 30q2 14 -14 14H394q-16 0 -14 -14z') +
  stroke('ink', 6, 'M630 546h80');

const books =
  area('leaf', box(96, 520, 250, 50, 6)) +
  area('brick', box(120, 474, 214, 46, 6)) +
  area('paper', box(106, 432, 196, 42, 6)) +
  stroke('paper', 6, 'M122 545h150', 'M146 497h60') +
  stroke('indigo', 6, 'M130 453h100');

const tumbler = placed(
  1078,
  570,
  1,
  1,
  area('turmeric', 'M-100 -56H100q-4 56 -62 56h-76q-58 0 -62 -56z', box(-114, -70, 228, 18, 9)),
  area('paper', 'M-62 -214H62L44 -70H-44z'),
  area('brick', 'M-59 -190H59l-5 42H-54z'),
  area('turmeric', box(-74, -230, 148, 20, 10)),
  stroke('ink', 5, 'M-72 -30q8 18 30 18'),
  stroke(
    'paper',
    7,
    'M-22 -256c-36 -28 36 -48 0 -76s36 -48 0 -76',
    'M22 -256c36 -28 -36 -48 0 -76s-36 -48 0 -76',
  ),
);

/** An evening at the desk: filter coffee, a laptop, the clock at seven. */
export const coffee = (): string =>
  canvas(
    'indigo',
    nightWindow,
    clock,
    area('ink', 'M0 570h1200v105H0z'),
    area('brick', 'M0 570h1200v20H0z'),
    laptop,
    books,
    tumbler,
  );
