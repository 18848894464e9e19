import { fileIdOf, imageTypes, messages, storedFilePath } from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';
import { fileFault, type FileKind } from './check-file.ts';
import { shrinkImage } from './shrink-image.ts';
import { UploadError } from './upload-error.ts';

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Prepared {
  readonly path: string;
  readonly blob: Blob;
}

/** The bytes to upload, and the path derived from them. */
async function prepare(kind: FileKind, file: File): Promise<Prepared> {
  try {
    const blob = kind === 'image' ? await shrinkImage(file) : file;
    const fault = fileFault(kind, blob);
    if (fault) throw new UploadError(fault);
    if (kind === 'image' && !imageTypes.some((type) => type === blob.type)) {
      throw new UploadError(messages.upload.notImage);
    }
    const hash = toHex(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
    const ending = blob.type.slice(blob.type.indexOf('/') + 1);
    const name = blob === file ? file.name : file.name.replace(/(\.\w+)?$/, `.${ending}`);
    return { path: storedFilePath(kind, hash, name), blob };
  } catch (error) {
    if (error instanceof UploadError) throw error;
    const unread = kind === 'image' ? messages.upload.readImage : messages.upload.read;
    throw new UploadError(fileFault(kind, file) ?? unread);
  }
}

interface Watch {
  /** Receives the progress, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a chosen file. Resolves to the link to store, or to null if cancelled. Rejects with an
 * `UploadError`.
 */
export async function storeFile(
  kind: FileKind,
  file: File,
  { onProgress, signal }: Watch,
): Promise<string | null> {
  // The size of a photo is judged once it is made smaller.
  const fault = fileFault(kind, kind === 'image' ? { type: file.type, size: 0 } : file);
  if (fault) throw new UploadError(fault);
  const { path, blob } = await prepare(kind, file);
  if (signal.aborted) return null;
  try {
    // Storage's client is loaded with the first upload, not with the dashboard.
    const { startUpload } = await import('../../lib/firebase/upload.ts');
    const upload = startUpload(path, blob, onProgress);
    signal.addEventListener('abort', upload.cancel);
    if (signal.aborted) upload.cancel();
    await upload.stored;
    // The same content may be stored already, among the deleted files. It is stored: one call that fails is made again.
    const restore = () => callApi('restoreFile', { id: fileIdOf(path) });
    await restore().catch(restore);
    return `/${path}`;
  } catch (error) {
    if (signal.aborted) return null;
    console.error('Failed call: upload', error);
    throw new UploadError(messages.upload.send);
  }
}
