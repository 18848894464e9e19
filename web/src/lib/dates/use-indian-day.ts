import { endOfIndianDay, indianDay } from '@institute/schema';
import { useSyncExternalStore } from 'react';

/** Calls back at each midnight in India. */
function atMidnight(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      endOfIndianDay(now) - now.getTime() + 1,
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Today in India. Empty on the server and for the first render of its HTML, which may be from
 * yesterday: everything is after an empty day.
 */
export const useIndianDay = (): string =>
  useSyncExternalStore(
    atMidnight,
    () => indianDay(new Date()),
    () => '',
  );
