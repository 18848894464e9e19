import {
  getMetadata,
  ref,
  uploadBytesResumable,
  type StorageReference,
  type UploadTask,
} from 'firebase/storage';
import { timeLimit } from '../page/timed.ts';
import { auth } from './auth.ts';
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

/** `stalled` rejects once `move` was not called for 10 s. */
function watchForStall() {
  let timer: ReturnType<typeof setTimeout>;
  let move = () => {};
  const stalled = new Promise<never>((_resolve, reject) => {
    move = () => {
      clearTimeout(timer);
      timer = setTimeout(reject, timeLimit, new Error(`Nothing was sent in ${timeLimit} ms`));
    };
  });
  move();
  return { stalled, move, end: () => clearTimeout(timer) };
}

/**
 * Sends a file straight to Cloud Storage; `onProgress` hears the part sent, from 0 to 1. The path
 * names the content, and the rules let nobody replace a file: one that is there already is stored.
 * A slow line may take its time, but one on which nothing moves for 10 s is given up.
 */
export function startUpload(path: string, file: Blob, onProgress: (part: number) => void): Upload {
  const target = ref(storage(), path);
  const task = uploadBytesResumable(target, file, {
    contentType: file.type,
    cacheControl: 'public, max-age=31536000, immutable',
    // For the record: storage.rules compare it with who is signed in.
    customMetadata: { uploadedBy: auth().currentUser?.uid ?? '' },
  });
  const { stalled, move, end } = watchForStall();
  let sent = 0;
  task.on(
    'state_changed',
    ({ bytesTransferred, totalBytes }) => {
      if (bytesTransferred === sent) return;
      sent = bytesTransferred;
      move();
      onProgress(bytesTransferred / totalBytes);
    },
    () => undefined,
  );
  const stored = Promise.race([stalled, untilStored(task, target)]).finally(() => {
    end();
    task.cancel();
  });
  return { stored, cancel: () => void task.cancel() };
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
