/**
 * Draws the site's icons from its kolam into web/public: `node tools/icons.ts`. The results are
 * committed; run it again after a change of the mark or its colours.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawKolam } from '../web/src/lib/kolam/kolam.ts';
import { root } from '../tests/support/ports.ts';

const folder = join(root, 'web', 'public');

/** The colours of the site's tokens. */
const colours = { ground: '#25245f', line: '#f6f1e4', dot: '#eaa81b' } as const;

interface IconShape {
  /** Corner radius, as a fraction of the side. */
  readonly radius: number;
  /** Size of the kolam, as a fraction of the side. */
  readonly kolam: number;
}

/** Systems crop these to a shape of their own: the kolam stays in the middle. */
const whole: IconShape = { radius: 0, kolam: 0.66 };
const rounded: IconShape = { radius: 0.2, kolam: 0.84 };

const { size, path, dots } = drawKolam('vaasal', { rows: 3 });

/** Size of the icon, in units of its kolam. */
const sideOf = (shape: IconShape): number => Math.round(size / shape.kolam);

function iconSvg(shape: IconShape): string {
  const side = sideOf(shape);
  const offset = (side - size) / 2;
  const circles = dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.2"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${Math.round(side * shape.radius)}" fill="${colours.ground}"/>` +
    `<g transform="translate(${offset} ${offset})"><path d="${path}" fill="none"` +
    ` stroke="${colours.line}" stroke-width="2.6"/><g fill="${colours.dot}">${circles}</g></g></svg>\n`
  );
}

const png = (shape: IconShape, side: number) =>
  sharp(Buffer.from(iconSvg(shape)), { density: (72 * side) / sideOf(shape) })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true });

/** An ICO file with one PNG: a directory of one entry, then the image. */
async function ico(shape: IconShape, side: number, name: string): Promise<void> {
  const picture = await png(shape, side).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(join(folder, name), Buffer.concat([head, picture]));
}

await Promise.all([
  writeFile(join(folder, 'favicon.svg'), iconSvg(rounded)),
  ico(rounded, 32, 'favicon.ico'),
  png(rounded, 192).toFile(join(folder, 'icon-192.png')),
  png(rounded, 512).toFile(join(folder, 'icon-512.png')),
  png(whole, 512).toFile(join(folder, 'icon-maskable-512.png')),
  png(whole, 180).toFile(join(folder, 'apple-touch-icon.png')),
]);
