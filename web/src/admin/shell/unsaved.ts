import { createContext, use, useEffect } from 'react';

/** Forgets what was typed in the editor that is open; null while everything is saved. */
export type Discard = (() => void) | null;

export const UnsavedContext = createContext<(discard: Discard) => void>(() => undefined);

/** Says that leaving now would lose something: tab changes ask first, and so does the browser. */
export function useUnsaved(unsaved: boolean, discard: () => void): void {
  const setDiscard = use(UnsavedContext);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    setDiscard(discard);
    return () => {
      removeEventListener('beforeunload', ask);
      setDiscard(null);
    };
  }, [unsaved, discard, setDiscard]);
}
