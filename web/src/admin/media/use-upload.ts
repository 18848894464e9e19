import { messages } from '@institute/schema';
import { useRef, useState } from 'react';
import { notify } from '../../lib/notifications/notifications-store.ts';
import type { FileKind } from './check-file.ts';
import { UploadError } from './upload-error.ts';

/** Uploads files one at a time. Progress is from 0 to 1, or null when idle. */
export function useUpload(kind: FileKind, onStored: (link: string) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const abort = useRef<AbortController>(null);

  /** False if it failed. */
  async function upload(file: File): Promise<boolean> {
    const controller = new AbortController();
    abort.current = controller;
    setFault(undefined);
    setProgress(0);
    try {
      // Not needed before there is a file.
      const { storeFile } = await import('./store-file.ts');
      const link = await storeFile(kind, file, {
        onProgress: setProgress,
        signal: controller.signal,
      });
      if (link !== null) onStored(link);
      return true;
    } catch (error) {
      const message = error instanceof UploadError ? error.message : messages.upload.failed;
      setFault(message);
      notify('error', messages.failureTitle, message);
      return false;
    } finally {
      setProgress(null);
    }
  }

  return { progress, fault, upload, cancel: () => abort.current?.abort() };
}
