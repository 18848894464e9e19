import { createContext, use, useEffect } from 'react';

/** What forgets what was typed, one for each editor in which something is not saved. */
export type Unsaved = Set<() => void>;

export const UnsavedContext = createContext<Unsaved>(new Set());

/** Says that leaving now would lose something: tab changes ask first, and so does the browser. */
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
