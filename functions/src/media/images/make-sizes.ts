import { imageWidths } from '@institute/schema';
import * as logger from 'firebase-functions/logger';
import { bucket } from '../../platform/admin.ts';
import { ApiError } from '../../platform/errors.ts';
import { drawSizes, isImagePath, sizePath } from './draw-sizes.ts';
import { isMissing } from '../is-missing.ts';
import { isSaved, saveFile } from '../save-file.ts';

/** Stores an image in the widths that pages request, unless they exist already. */
export async function makeSizes(path: string): Promise<void> {
  if (!isImagePath(path)) return;
  const saved = await Promise.all(imageWidths.map((width) => isSaved(sizePath(path, width))));
  if (saved.every(Boolean)) return;
  try {
    const [bytes] = await (await bucket()).file(path).download();
    for (const size of await drawSizes(path, bytes)) {
      await saveFile(size.path, size.bytes, 'image/webp');
    }
  } catch (error) {
    if (isMissing(error)) return;
    if (!(error instanceof ApiError)) throw error;
    logger.warn('An image is served as it is', { path, reason: error.message });
  }
}
