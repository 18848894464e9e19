import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['online', 'offline'])
    addEventListener(type, listener, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser knows that it has no connection; while rendering on the server it has one. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
