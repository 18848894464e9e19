import { createContext, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Tells the form around a field of an upload into it, for which its Save waits. False says that the
 * upload failed: the form is then not saved.
 */
export const UploadContext = createContext<(upload: Promise<boolean>) => void>(() => undefined);

/** The uploads into a form that are under way. */
export function useFormUploads() {
  const [running] = useState(() => new Set<Promise<boolean>>());
  const [isAwaited, setIsAwaited] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const add = useCallback(
    (upload: Promise<boolean>) => {
      running.add(upload);
      void upload.finally(() => running.delete(upload));
    },
    [running],
  );

  /** Waits for them; false if one failed, or if the form was left meanwhile. */
  async function areStored(): Promise<boolean> {
    if (running.size === 0) return true;
    setIsAwaited(true);
    const stored = await Promise.all(running);
    setIsAwaited(false);
    return !isLeft.current && stored.every(Boolean);
  }

  return { add, areStored, isAwaited };
}
