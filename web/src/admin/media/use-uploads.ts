import { messages } from '@institute/schema';
import { useEffect, useRef, useState } from 'react';
import type { FileKind } from './check-file.ts';
import { storeFile } from './store-file.ts';
import { UploadError } from './upload-error.ts';

/** A file on its way to Storage. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly fault?: string;
}

const kindOf = ({ type }: File): FileKind => (type === 'application/pdf' ? 'pdf' : 'image');

/** Uploads files one after another; one that fails stops none of the others. */
export function useUploads(onStored: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const abort = useRef<AbortController>(null);

  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current?.abort();
  }, []);

  const change = (key: string, fields: Partial<Upload>): void =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...fields } : each)));

  const forget = (key: string): void => setUploads((all) => all.filter((each) => each.key !== key));

  async function upload(key: string, file: File): Promise<void> {
    const signal = abort.current?.signal;
    if (!signal || signal.aborted) return;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      await storeFile(kindOf(file), file, { onProgress, signal });
      forget(key);
      onStored();
    } catch (error) {
      change(key, { fault: error instanceof UploadError ? error.message : messages.upload.failed });
    }
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const key = crypto.randomUUID();
      setUploads((all) => [...all, { key, name: file.name, progress: 0 }]);
      queue.current = queue.current.then(() => upload(key, file));
    }
  }

  return { uploads, add, forget };
}
