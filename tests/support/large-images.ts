import sharp, { type Sharp } from 'sharp';

const width = 6000;

const blank = (height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 60, b: 120, alpha: 0.5 } } });

const rows = (megapixels: number): number => Math.floor((megapixels * 1_000_000) / width);

/** Pictures of few bytes that take the most memory that one of their type can, by their megapixels. */
export const largeImages = {
  jpeg: (megapixels: number) =>
    blank(rows(megapixels)).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  png: (megapixels: number) =>
    blank(rows(megapixels), 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  webp: (megapixels: number) => blank(rows(megapixels), 4).webp({ lossless: true }).toBuffer(),
  avif: (megapixels: number) =>
    blank(rows(megapixels))
      .avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })
      .toBuffer(),
};
