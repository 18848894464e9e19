import { useSyncExternalStore } from 'react';

/** Listeners that have received data but are disconnected now. */
const interrupted = new Set<object>();
const watchers = new Set<() => void>();

export function setInterrupted(listener: object, isInterrupted: boolean): void {
  if (interrupted.has(listener) === isInterrupted) return;
  if (isInterrupted) interrupted.add(listener);
  else interrupted.delete(listener);
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether data on the screen may be stale, because Firestore is unreachable. */
export const useInterrupted = (): boolean =>
  useSyncExternalStore(subscribe, () => interrupted.size > 0);
