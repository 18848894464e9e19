import { braid } from './kolam.ts';
import { area, canvas, circle, range, stroke } from './svg.ts';

const rows = { top: 160, main: 338, bottom: 516 } as const;

const dots = (row: keyof typeof rows, from: number, count: number) =>
  range(count).map((i) => [60 + (from + i) * 120, rows[row]] as const);

const all = [...dots('top', 0, 10), ...dots('main', 0, 10), ...dots('bottom', 0, 10)];

const dashed = (line: string) => line.replace('<path', '<path stroke-dasharray="2 24"');

/** Branches that leave a braid, turn round dots of their own, and come back to it. */
export const branches = (): string =>
  canvas(
    'leaf',
    stroke('turmeric', 12, 'M240 338C290 240 310 160 360 160', 'M840 160C890 160 910 240 960 338'),
    stroke('turmeric', 12, braid(dots('top', 3, 4), 50, 'closed')),
    stroke('ink', 12, 'M360 338C410 436 430 516 480 516'),
    stroke('ink', 12, braid(dots('bottom', 4, 3), 50, 'closed')),
    dashed(stroke('ink', 12, 'M852 516C980 516 1010 436 1056 362')),
    stroke('paper', 12, braid(dots('main', -1, 12), 50, 'open')),
    area('paper', ...all.map(([x, y]) => circle(x, y, 11))),
  );
