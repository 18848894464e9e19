import { createHash } from 'node:crypto';
import {
  imageSizeLimit,
  messages,
  pdfSizeLimit,
  storedFilePath,
  type FileUpload,
  type ImageUpload,
} from '@institute/schema';
import { bucket } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError } from '../platform/errors.ts';
import { fileTypeOf, withExtension, type FileType } from './file-type.ts';

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Refuses a file over the limit of its kind (media-1). */
function requireSize(bytes: Buffer, type: FileType): void {
  if (type === 'application/pdf' && bytes.length > pdfSizeLimit) {
    throw new ApiError('too-large', messages.upload.pdfTooLarge);
  }
  if (type !== 'application/pdf' && bytes.length >= imageSizeLimit) {
    throw new ApiError('too-large', messages.upload.imageTooLarge);
  }
}

/** The SDK repeats no call that broke off; these are safe to repeat. */
const twice = <Result>(attempt: () => Promise<Result>): Promise<Result> => attempt().catch(attempt);

/** A new file says who uploaded it, for `recordUpload`. Its name says what is in it. */
async function saveOnce(path: string, bytes: Buffer, type: FileType, admin: Admin): Promise<void> {
  const file = (await bucket()).file(path);
  const [isStored] = await twice(() => file.exists());
  if (isStored) return;
  await twice(() =>
    file.save(bytes, {
      resumable: false,
      contentType: type,
      metadata: {
        cacheControl: 'public, max-age=31536000, immutable',
        metadata: { uploadedBy: admin.uid },
      },
    }),
  );
}

/** Stores the file and returns its url, relative to `uploadedFilePath`. */
async function store(
  bytes: Buffer,
  type: FileType,
  filename: string,
  admin: Admin,
): Promise<string> {
  const kind = type === 'application/pdf' ? 'pdf' : 'image';
  const hash = createHash('sha256').update(bytes).digest('hex');
  const path = storedFilePath(kind, hash, withExtension(filename, type));
  await saveOnce(path, bytes, type, admin);
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
