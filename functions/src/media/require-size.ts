import { imageSizeLimit, messages, pdfSizeLimit } from '@institute/schema';
import { ApiError } from '../platform/errors.ts';
import type { FileType } from './file-type.ts';

/** Refuses a file over the limit of its kind (media-1). */
export function requireSize(bytes: Buffer, type: FileType): void {
  if (type === 'application/pdf' && bytes.length > pdfSizeLimit) {
    throw new ApiError('too-large', messages.upload.pdfTooLarge);
  }
  if (type !== 'application/pdf' && bytes.length >= imageSizeLimit) {
    throw new ApiError('too-large', messages.upload.imageTooLarge);
  }
}
