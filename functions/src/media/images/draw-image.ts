import { messages } from '@institute/schema';
import type { ResizeOptions } from 'sharp';
import { ApiError } from '../../platform/errors.ts';
import { makeQueue } from '../../platform/make-queue.ts';
import { fileTypeOf, type FileType } from '../file-type.ts';

/**
 * The most pixels that a picture may have, so that decoding the worst of its type takes at most 180 MiB
 * (measured in docs/decisions/017-pictures.md). Browsers alone decode a GIF.
 */
const pixelLimits: Readonly<Partial<Record<FileType, number>>> = {
  'image/jpeg': 25_000_000,
  'image/png': 15_000_000,
  'image/webp': 25_000_000,
  'image/avif': 5_000_000,
  'image/gif': 25_000_000,
};

/** The pixels of a GIF that browsers make room for, however small its frames are. */
const screenOf = (bytes: Buffer): number => bytes.readUInt16LE(6) * bytes.readUInt16LE(8);

export interface DrawnImage {
  readonly bytes: Buffer;
  /** The longer side of the original, in pixels. */
  readonly longerSide: number;
  /** Whether the original tells more than the picture: where it was taken, with what, by whom. */
  readonly hasMetadata: boolean;
}

/** An instance has enough memory to decode one picture at a time. */
const inTurn = makeQueue(1, 10);

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function draw(
  bytes: Buffer,
  limit: number,
  size: ResizeOptions,
  quality: number,
): Promise<DrawnImage | undefined> {
  const sharp = await loadSharp();
  try {
    const { width, height, format, exif, xmp, iptc } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    const isGif = format === 'gif';
    if (Math.max(width * height, isGif ? screenOf(bytes) : 0) > limit) {
      const most = limit / 1_000_000;
      throw new ApiError('too-large', `An image of this type may have ${most} million pixels`);
    }
    // It may be animated.
    if (isGif) return undefined;
    const drawn = await sharp(bytes)
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    const hasMetadata = Boolean(exif ?? xmp ?? iptc);
    return { bytes: drawn, longerSide: Math.max(width, height), hasMetadata };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('wrong-type', messages.upload.readImage);
  }
}

/**
 * The picture as WebP, resized and never enlarged; undefined for a type that is not resized. Refuses a picture
 * that cannot be decoded or has too many pixels.
 */
export async function drawImage(
  bytes: Buffer,
  size: ResizeOptions,
  quality: number,
): Promise<DrawnImage | undefined> {
  const type = fileTypeOf(bytes);
  const limit = type && pixelLimits[type];
  return limit ? inTurn(() => draw(bytes, limit, size, quality)) : undefined;
}
