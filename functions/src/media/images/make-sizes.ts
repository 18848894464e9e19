import { imageWidths } from '@institute/schema';
import * as logger from 'firebase-functions/logger';
import type { StorageEvent } from 'firebase-functions/v2/storage';
import { ApiError } from '../../platform/errors.ts';
import { drawSizes, isImagePath, sizePath } from './draw-sizes.ts';
import { isMissing } from '../is-missing.ts';
import { fileOf, removeUpload } from '../remove-disguised.ts';
import { isSaved, saveFile } from '../save-file.ts';

/**
 * Stores an image in the widths that pages request, unless they exist already. Deletes one with more pixels than
 * the API takes.
 */
export async function makeSizes(
  object: Pick<StorageEvent['data'], 'name' | 'generation'>,
): Promise<void> {
  const { name: path } = object;
  if (!isImagePath(path)) return;
  const saved = await Promise.all(imageWidths.map((width) => isSaved(sizePath(path, width))));
  if (saved.every(Boolean)) return;
  try {
    const [bytes] = await (await fileOf(object)).download();
    for (const size of await drawSizes(path, bytes)) {
      await saveFile(size.path, size.bytes, 'image/webp');
    }
  } catch (error) {
    if (isMissing(error)) return;
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'too-large') return removeUpload(object, error.message);
    logger.warn('An image is served as it is', { path, reason: error.message });
  }
}
