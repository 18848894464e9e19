import { useSyncExternalStore } from 'react';
import { hasRail } from './rail.ts';

const query = matchMedia(hasRail.replace('@media ', ''));

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the tabs stand in a rail beside the panel. */
export const useRail = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
