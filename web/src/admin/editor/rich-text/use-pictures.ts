import { messages } from '@institute/schema';
import type { Editor } from '@tiptap/react';
import { use, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { storeFile } from '../../media/store-file.ts';
import { UploadError } from '../../media/upload-error.ts';
import { UploadContext } from '../form/uploads.ts';
import { pendingScheme } from './stored-image.ts';

/** Replaces or removes (null) pictures by `src`; not part of the undo history. */
function replacePicture(editor: Editor, src: string, link: string | null): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs['src'] !== src) return;
    const at = tr.mapping.map(position);
    if (link === null) tr.delete(at, at + node.nodeSize);
    else tr.setNodeAttribute(at, 'src', link);
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/**
 * Uploads pictures one after another, while placeholders show their place in the text. Progress is
 * from 0 to 1, or null when idle.
 */
export function usePictures(editor: RefObject<Editor | null>) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const saveAfter = use(UploadContext);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const abort = useRef<AbortController>(null);

  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current?.abort();
  }, []);

  const store = useCallback(
    async (src: string, file: File): Promise<boolean> => {
      const signal = abort.current?.signal;
      if (!signal || signal.aborted) return true;
      setProgress(0);
      let link: string | null = null;
      let isStored = true;
      try {
        link = await storeFile('image', file, { onProgress: setProgress, signal });
      } catch (error) {
        isStored = false;
        const message = error instanceof UploadError ? error.message : messages.upload.failed;
        setFault(`${file.name}: ${message}`);
        notify('error', messages.failureTitle, message);
      } finally {
        setProgress(null);
      }
      if (!signal.aborted && editor.current) replacePicture(editor.current, src, link);
      return isStored;
    },
    [editor],
  );

  const add = useCallback(
    (src: string, file: File) => {
      setFault(undefined);
      const stored = queue.current.then(() => store(src, file));
      queue.current = stored;
      saveAfter(stored);
    },
    [store, saveAfter],
  );

  return { progress, fault, add };
}

/** A new placeholder `src` for a picture to upload. */
export const pendingSource = (): string => `${pendingScheme}${crypto.randomUUID()}`;
