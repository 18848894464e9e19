import { imageWidths } from '@institute/schema';
import * as logger from 'firebase-functions/logger';
import { bucket } from '../admin.ts';
import { ApiError } from '../http/errors.ts';
import { drawSizes, isImagePath, sizePath } from './draw-sizes.ts';
import { isSaved, saveFile } from './save-file.ts';

/** Keeps an image in the widths of the pages, where it is not kept in them yet. */
export async function makeSizes(path: string): Promise<void> {
  if (!isImagePath(path)) return;
  const saved = await Promise.all(imageWidths.map((width) => isSaved(sizePath(path, width))));
  if (saved.every(Boolean)) return;
  const [bytes] = await (await bucket()).file(path).download();
  try {
    for (const size of await drawSizes(path, bytes)) {
      await saveFile(size.path, size.bytes, 'image/webp');
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('An image is served as it is', { path, reason: error.message });
  }
}
