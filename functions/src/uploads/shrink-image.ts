import { drawImage } from './draw-image.ts';
import type { FileType } from './file-type.ts';

/** Pixels of the longer side of a picture that is stored; the dashboard sends no larger ones. */
const maxSide = 1600;

/** The image as the dashboard would send it: as WebP, or itself where that is no smaller. */
export async function shrinkImage(
  bytes: Buffer,
  type: FileType,
): Promise<{ readonly bytes: Buffer; readonly type: FileType }> {
  const drawn = await drawImage(bytes, { width: maxSide, height: maxSide, fit: 'inside' }, 82);
  const isBetter = drawn && (drawn.bytes.length < bytes.length || drawn.longerSide > maxSide);
  return isBetter ? { bytes: drawn.bytes, type: 'image/webp' } : { bytes, type };
}
