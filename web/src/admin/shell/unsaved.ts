import { createContext, use, useEffect } from 'react';

/** Functions that drop the unsaved changes, one for each editor that has some. */
export type Unsaved = Set<() => void>;

export const UnsavedContext = createContext<Unsaved>(new Set());

/** Marks unsaved changes: tab changes and the browser then ask before leaving. */
export function useUnsaved(unsaved: boolean, discard: () => void): void {
  const all = use(UnsavedContext);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    all.add(discard);
    return () => {
      removeEventListener('beforeunload', ask);
      all.delete(discard);
    };
  }, [unsaved, discard, all]);
}
