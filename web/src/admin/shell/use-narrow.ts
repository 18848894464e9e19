import { useSyncExternalStore } from 'react';

/** Where the tabs have no room beside the panel: below `lg` of the theme. */
const narrow = matchMedia('(width < 1200px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the screen has no room for the tabs beside the panel. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
