import sharp from 'sharp';
import { institute, theme } from '@institute/schema';
import { iconShapes, iconSvg, type IconShape } from '../src/lib/identity/icon-svg.ts';

const png = (shape: IconShape, side: number): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg({ ...shape, side }, institute.mark, theme)))
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

const made = Object.entries(iconShapes).map(([name, shape]) => {
  const { side } = shape;
  const make = () =>
    side === undefined ? Promise.resolve(iconSvg(shape, institute.mark, theme)) : png(shape, side);
  return [name, make] as const;
});

const { 'favicon.svg': favicon } = iconShapes;

/** How each icon of the site is drawn from the mark, by the file's name. */
export const icons: Readonly<Record<string, () => Promise<Buffer | string>>> = {
  ...Object.fromEntries(made),
  ...(favicon && { 'favicon.ico': () => ico(favicon, 32) }),
};
