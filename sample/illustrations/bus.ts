import { braid } from './kolam.ts';
import { area, box, canvas, circle, placed, range, stroke } from './svg.ts';

const stops = range(9).map((i) => [120 + i * 120, 122] as const);

const wheels = [290, 790] as const;

const wheel = (x: number) =>
  area('ink', circle(x, 560, 64)) +
  area('turmeric', circle(x, 560, 28)) +
  area('ink', circle(x, 560, 9));

const windows = range(6).map((i) => box(192 + i * 116, 286, 98, 96, 8));

const coach = [
  area('brick', box(90, 232, 960, 320, 40)),
  area('paper', box(90, 424, 960, 14), box(90, 448, 960, 14)),
  area('indigo', box(118, 286, 54, 96, 8), ...windows),
  area('ink', box(902, 280, 72, 256, 8)),
  area('indigo', box(912, 292, 22, 236, 4), box(942, 292, 22, 236, 4)),
  area('indigo', 'M994 286h44q12 8 12 30v96h-56z'),
  area('ink', box(420, 248, 340, 24, 12)),
  area('turmeric', ...range(13).map((i) => circle(450 + i * 23, 260, 4))),
  stroke('paper', 5, ...range(6).map((i) => `M${216 + i * 116} 366l50 -60`)),
  area('turmeric', circle(1022, 500, 18), box(78, 478, 24, 44, 8)),
  area('ink', box(76, 536, 988, 24, 8)),
  area('paper', ...wheels.map((x) => circle(x, 560, 76))),
];

const road =
  area('turmeric', 'M0 600h1200v75H0z') +
  stroke('paper', 7, ...range(9).map((i) => `M${30 + i * 140} 650h64`));

const busStop = [
  stroke('ink', 9, 'M1130 620V330'),
  area('leaf', circle(1130, 312, 44)),
  area('paper', box(1108, 294, 44, 28, 6), circle(1118, 326, 6), circle(1142, 326, 6)),
  area('leaf', box(1114, 300, 32, 10, 2)),
];

/** A city bus below its route, which winds round the stops; mirrored, as its door is on the left. */
export const bus = (): string =>
  canvas(
    'paper',
    stroke('indigo', 7, braid(stops, 46, 'closed')),
    area('ink', ...stops.map(([x, y]) => circle(x, y, 9))),
    area('brick', circle(840, 122, 24)),
    area('paper', circle(840, 122, 9)),
    placed(1200, 0, -1, 1, ...coach),
    road,
    placed(1200, 0, -1, 1, ...wheels.map(wheel), ...busStop),
  );
