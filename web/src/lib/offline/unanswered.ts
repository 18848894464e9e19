import { useSyncExternalStore } from 'react';

/**
 * Whether a read failed because nothing answered: there is no connection, or one that leads nowhere.
 * Firestore does not know what that is.
 */
export const isUnanswered = (error: Error): boolean =>
  error instanceof TypeError ||
  error.name === 'TimeoutError' ||
  ('code' in error && error.code === 'unknown');

let unanswered = false;
let listeners: (() => void)[] = [];

/** Notes how the last read ended. */
export function noteUnanswered(isSo: boolean): void {
  if (unanswered === isSo) return;
  unanswered = isSo;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((each) => each !== listener);
  };
}

/** Whether the last read got no answer, whatever the browser says of the connection. */
export const useUnanswered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unanswered,
    () => false,
  );
