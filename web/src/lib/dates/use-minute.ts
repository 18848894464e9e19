import { useSyncExternalStore } from 'react';

const minute = 60_000;

function eachMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

/**
 * The minute that has begun, in milliseconds of the epoch. 0 on the server and for the first render
 * of its HTML, which may be older: everything is after it.
 */
export const useMinute = (): number =>
  useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => 0,
  );
