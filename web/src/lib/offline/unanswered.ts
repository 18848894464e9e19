import { useSyncExternalStore } from 'react';

/**
 * Whether a read failed because nothing answered: there is no connection, or one that leads nowhere.
 * Firestore does not know what that is.
 */
export const isUnanswered = (error: Error): boolean =>
  error instanceof TypeError ||
  error.name === 'TimeoutError' ||
  ('code' in error && error.code === 'unknown');

/** How long a read waits while nothing at all answers, in milliseconds. */
const patience = 4_000;

let unanswered = false;
/** How many reads were answered. */
let answers = 0;
let listeners: (() => void)[] = [];

/** Notes how the last read ended. */
export function noteUnanswered(isSo: boolean): void {
  if (!isSo) answers += 1;
  if (unanswered === isSo) return;
  unanswered = isSo;
  for (const listener of listeners) listener();
}

/** Does something once no read was answered for a while. Returns a function that ends the wait. */
export function afterSilence(act: () => void): () => void {
  const before = answers;
  const timer = setTimeout(() => {
    if (answers === before) act();
  }, patience);
  return () => clearTimeout(timer);
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
