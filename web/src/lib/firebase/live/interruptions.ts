import { useSyncExternalStore } from 'react';

/** The listeners that have heard something, but hear nothing new just now. */
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

/** Whether something on the screen may be out of date, because Firestore is not reached. */
export const useInterrupted = (): boolean =>
  useSyncExternalStore(subscribe, () => interrupted.size > 0);
