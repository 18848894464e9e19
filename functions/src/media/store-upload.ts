import {
  fileIdOf,
  messages,
  storedFilePath,
  type FileUpload,
  type ImageUpload,
} from '@institute/schema';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';
import { restoreFile } from './change-file.ts';
import { fileTypeOf, withExtension, type FileType } from './file-type.ts';
import { drawImage } from './images/draw-image.ts';
import { drawSizes } from './images/draw-sizes.ts';
import { requireSize } from './require-size.ts';
import { hashOf, isSavedAs, namePrefix, saveFile } from './save-file.ts';

/** The longer side of a stored picture in pixels, the same as the dashboard's. */
const maxSide = 1600;

/** The image as the dashboard would send it: as WebP, or unchanged if that is smaller and has no metadata. */
async function shrinkImage(
  bytes: Buffer,
  type: FileType,
): Promise<{ readonly bytes: Buffer; readonly type: FileType }> {
  const drawn = await drawImage(bytes, { width: maxSide, height: maxSide, fit: 'inside' }, 82);
  if (!drawn) return { bytes, type };
  const isBetter = drawn.bytes.length < bytes.length || drawn.longerSide > maxSide;
  return isBetter || drawn.hasMetadata
    ? { bytes: drawn.bytes, type: 'image/webp' }
    : { bytes, type };
}

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/**
 * Stores the file and returns its url, relative to `uploadedFilePath`. Its name holds its hash, and its
 * metadata the uploader, for `recordUpload`. The widths of an image are stored first, so that the trigger
 * finds them. A file with the name that it has here, such as one of an export, is the same file again;
 * one under its name with other bytes is replaced.
 */
async function store(
  sent: Buffer,
  sentType: FileType,
  filename: string,
  admin: Admin,
): Promise<string> {
  const isKnown = filename.startsWith(namePrefix(hashOf(sent)));
  const { bytes, type } = isKnown
    ? { bytes: sent, type: sentType }
    : await shrinkImage(sent, sentType);
  const kind = type === 'application/pdf' ? 'pdf' : 'image';
  const hash = hashOf(bytes);
  const name = isKnown ? filename.slice(namePrefix(hash).length) : filename;
  const path = storedFilePath(kind, hash, withExtension(name, type));
  if (!(await isSavedAs(path, bytes, type))) {
    for (const size of await drawSizes(path, bytes)) {
      await saveFile(size.path, size.bytes, 'image/webp');
    }
    await saveFile(path, bytes, type, { uploadedBy: admin.uid });
  }
  await restoreFile({ id: fileIdOf(path) }, admin);
  return `/${path}`;
}

/** `POST /api/upload`: a PDF or an image. */
export async function uploadFile({ body }: { body: FileUpload }, admin: Admin) {
  const bytes = bytesOf(body.file);
  const type = fileTypeOf(bytes);
  if (!type) throw new ApiError('wrong-type', messages.upload.notPdf);
  requireSize(bytes, type);
  const url = await store(bytes, type, body.filename, admin);
  return { url, message: 'File uploaded successfully' };
}

/** `POST /api/upload/image`: an image. */
export async function uploadImage({ body }: { body: ImageUpload }, admin: Admin) {
  const bytes = bytesOf(body.image);
  const type = fileTypeOf(bytes);
  if (!type || type === 'application/pdf') {
    throw new ApiError('wrong-type', messages.upload.notImage);
  }
  requireSize(bytes, type);
  const image = await store(bytes, type, body.filename, admin);
  return { data: { image }, message: 'Image uploaded successfully' };
}
