import { diamond, kolamDots, kolamLines } from './kolam.ts';
import { area, box, canvas, circle, placed, range, stroke } from './svg.ts';

const pillar = (x: number) =>
  area('turmeric', box(x, 110, 46, 250)) +
  area('ink', box(x - 14, 84, 74, 28, 4), box(x - 12, 342, 70, 22, 4)) +
  stroke('brick', 4, `M${x + 4} 132h38`, `M${x + 4} 144h38`);

const doorLeaf = (x: number, knob: number) =>
  area('brick', box(x, 138, 92, 232)) +
  stroke('paper', 4, box(x + 17, 156, 58, 78, 4), box(x + 17, 250, 58, 96, 4)) +
  area('turmeric', circle(knob, 262, 6));

const leaf = (x: number, length: number) =>
  `M${x} 116q16 ${length / 2} 0 ${length}q-16 ${-length / 2} 0 ${-length}z`;

/** The raised seat beside the door, striped in red and white as on old houses. */
const seat = (x: number) =>
  area('brick', box(x, 300, 300, 76)) +
  area('paper', ...range(5).map((i) => box(x + 20 + i * 60, 300, 24, 76))) +
  area('ink', box(x - 8, 288, 316, 16, 4));

const shutters = (x: number) =>
  area('ink', box(x, 118, 132, 120)) +
  area('leaf', box(x - 52, 118, 48, 120), box(x + 136, 118, 48, 120)) +
  stroke('turmeric', 5, ...range(4).map((i) => `M${x + 27 + i * 26} 124v108`)) +
  stroke(
    'paper',
    3,
    ...range(5).map((i) => `M${x - 42} ${138 + i * 20}h28M${x + 146} ${138 + i * 20}h28`),
  );

const pot = placed(
  140,
  560,
  1,
  1,
  area('brick', 'M-52 -86H52L38 0H-38z'),
  area('ink', box(-62, -100, 124, 20, 6)),
  stroke('leaf', 8, 'M0 -98V-228', 'M0 -146q-52 -4 -66 -56', 'M0 -174q50 -4 66 -56'),
  area(
    'leaf',
    circle(0, -242, 26),
    circle(-68, -212, 24),
    circle(68, -240, 24),
    circle(-34, -256, 20),
    circle(36, -264, 20),
  ),
);

const sandal = (x: number) =>
  area('brick', box(x, 446, 32, 66, 16)) +
  stroke('turmeric', 6, `M${x + 5} 478q4 -14 11 -18q7 4 11 18`);

/** A house door with a garland, its step, and the morning's kolam in front. */
export const doorstep = (): string =>
  canvas(
    'paper',
    area('indigo', 'M0 376h1200v299H0z'),
    seat(84),
    seat(816),
    shutters(190),
    shutters(878),
    area('brick', 'M396 84h408l-44 -64H440z'),
    stroke('paper', 4, ...range(11).map((i) => `M${456 + i * 29} 28l${(i - 5) * 5} 48`)),
    area('ink', box(484, 112, 232, 264)),
    doorLeaf(504, 586),
    doorLeaf(604, 614),
    pillar(426),
    pillar(728),
    stroke('leaf', 6, 'M474 116H726'),
    area('leaf', ...range(13).map((i) => leaf(480 + i * 20, i % 2 ? 34 : 50))),
    area('paper', box(404, 364, 392, 24)),
    area('turmeric', box(366, 388, 468, 22)),
    pot,
    sandal(904),
    sandal(948),
    placed(
      600,
      542,
      1,
      0.5,
      stroke('paper', 7, kolamLines(diamond(3), 66)),
      area('turmeric', kolamDots(diamond(3), 66, 9)),
    ),
  );
