import {
  getMetadata,
  ref,
  uploadBytesResumable,
  type StorageReference,
  type UploadTask,
} from 'firebase/storage';
import { storage } from './storage.ts';

export interface Upload {
  /** Resolves once the file is stored. */
  readonly stored: Promise<void>;
  readonly cancel: () => void;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether the upload failed because it was cancelled. */
export const isCancelled = (error: unknown): boolean => codeOf(error) === 'storage/canceled';

/**
 * Sends a file straight to Cloud Storage; `onProgress` hears the part sent, from 0 to 1. The path
 * names the content, and the rules let nobody replace a file: one that is there already is stored.
 */
export function startUpload(path: string, file: Blob, onProgress: (part: number) => void): Upload {
  const target = ref(storage(), path);
  const task = uploadBytesResumable(target, file, {
    contentType: file.type,
    cacheControl: 'public, max-age=31536000, immutable',
  });
  task.on(
    'state_changed',
    ({ bytesTransferred, totalBytes }) => {
      onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
    },
    () => undefined,
  );
  return { stored: untilStored(task, target), cancel: () => void task.cancel() };
}

async function untilStored(task: UploadTask, target: StorageReference): Promise<void> {
  try {
    await task;
  } catch (error) {
    if (codeOf(error) !== 'storage/unauthorized') throw error;
    await getMetadata(target).catch(() => {
      throw error;
    });
  }
}
