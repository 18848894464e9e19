import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['online', 'offline'])
    addEventListener(type, listener, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser is offline; false when rendering on the server. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
