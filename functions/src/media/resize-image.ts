import { imageWidths } from '@institute/schema';
import * as logger from 'firebase-functions/logger';

/** Larger pictures are served as they are: making them smaller would take too much memory. */
const pixelLimit = 25_000_000;

const resizable = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The width that is asked for, where pages ask for it and a picture of that type can have it. */
export const resizedWidth = (asked: unknown, type: string): number | undefined =>
  resizable.includes(type) ? imageWidths.find((width) => String(width) === asked) : undefined;

/** The image as WebP, at most that many pixels wide; undefined for one that cannot be read. */
export async function resizeImage(bytes: Buffer, width: number): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: pixelLimit })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    logger.warn('An image could not be resized and is served as it is', { reason: String(error) });
    return undefined;
  }
}
