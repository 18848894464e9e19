import sharp from 'sharp';
import { institute, theme } from '@institute/schema';
import { drawKolam } from '../src/lib/kolam/kolam.ts';

interface IconShape {
  /** Corner radius, as a fraction of the side. */
  readonly radius: number;
  /** Size of the kolam, as a fraction of the side. */
  readonly kolam: number;
}

/** Systems crop these to a shape of their own: the kolam stays in the middle. */
const whole: IconShape = { radius: 0, kolam: 0.66 };
const rounded: IconShape = { radius: 0.2, kolam: 0.84 };

const { size, path, dots } = drawKolam(institute.mark, { rows: 3 });

/** Size of the icon, in units of its kolam. */
const sideOf = (shape: IconShape): number => Math.round(size / shape.kolam);

function iconSvg(shape: IconShape): string {
  const side = sideOf(shape);
  const offset = (side - size) / 2;
  const circles = dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.2"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${Math.round(side * shape.radius)}" fill="${theme.indigoGround[0]}"/>` +
    `<g transform="translate(${offset} ${offset})"><path d="${path}" fill="none"` +
    ` stroke="${theme.onIndigo}" stroke-width="2.6"/><g fill="${theme.turmeric[0]}">${circles}</g></g></svg>\n`
  );
}

const png = (shape: IconShape, side: number): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg(shape)), { density: (72 * side) / sideOf(shape) })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file with one PNG: a directory of one entry, then the image. */
async function ico(shape: IconShape, side: number): Promise<Buffer> {
  const picture = await png(shape, side);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** How each icon of the site is drawn from the mark, by the file's name. */
export const icons: Readonly<Record<string, () => Promise<Buffer | string>>> = {
  'favicon.svg': async () => iconSvg(rounded),
  'favicon.ico': () => ico(rounded, 32),
  'icon-192.png': () => png(rounded, 192),
  'icon-512.png': () => png(rounded, 512),
  'icon-maskable-512.png': () => png(whole, 512),
  'apple-touch-icon.png': () => png(whole, 180),
};
