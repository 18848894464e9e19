import {
  getMetadata,
  ref,
  uploadBytesResumable,
  type StorageReference,
  type UploadTask,
  connectStorageEmulator,
  getStorage,
  type FirebaseStorage,
} from 'firebase/storage';
import { emulators } from '../../config/env.ts';
import { timeLimit } from '../page/timed.ts';
import { firebaseApp } from './app.ts';
import { auth } from './auth.ts';
import { hostAndPort } from './host-and-port.ts';

let instance: FirebaseStorage | undefined;

/** Cloud Storage, for the dashboard only. */
function storage(): FirebaseStorage {
  if (instance) return instance;
  instance = getStorage(firebaseApp);
  if (emulators) connectStorageEmulator(instance, ...hostAndPort(emulators.storage));
  return instance;
}

export interface Upload {
  /** Resolves when the file is stored. */
  readonly stored: Promise<void>;
  readonly cancel: () => void;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** `stalled` rejects if `move` has not been called for 10 s. */
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
 * Uploads a file directly to Cloud Storage; `onProgress` receives the progress from 0 to 1. The
 * path is derived from the content and the rules forbid replacing: a file that already exists
 * counts as uploaded. A slow upload may take its time, but fails after 10 s without progress.
 */
export function startUpload(path: string, file: Blob, onProgress: (part: number) => void): Upload {
  const target = ref(storage(), path);
  const task = uploadBytesResumable(target, file, {
    contentType: file.type,
    cacheControl: 'public, max-age=31536000, immutable',
    // For the audit event; storage.rules compare it with the signed-in account.
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
