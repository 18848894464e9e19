import { endOfLocalDay, localDay } from '@institute/schema';
import { useSyncExternalStore } from 'react';

/** Calls back at each local midnight. */
function atMidnight(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      endOfLocalDay(now) - now.getTime() + 1,
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Today where the institute is. Empty on the server and for the first render of its HTML, which may be from
 * yesterday: everything is after an empty day.
 */
export const useLocalDay = (): string =>
  useSyncExternalStore(
    atMidnight,
    () => localDay(new Date()),
    () => '',
  );
