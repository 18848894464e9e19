import { drawImage } from './draw-image.ts';
import type { FileType } from '../file-type.ts';

/** The longer side of a stored picture in pixels, the same as the dashboard's. */
const maxSide = 1600;

/** The image as the dashboard would send it: as WebP, or unchanged if that is smaller. */
export async function shrinkImage(
  bytes: Buffer,
  type: FileType,
): Promise<{ readonly bytes: Buffer; readonly type: FileType }> {
  const drawn = await drawImage(bytes, { width: maxSide, height: maxSide, fit: 'inside' }, 82);
  const isBetter = drawn && (drawn.bytes.length < bytes.length || drawn.longerSide > maxSide);
  return isBetter ? { bytes: drawn.bytes, type: 'image/webp' } : { bytes, type };
}
