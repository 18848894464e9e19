import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The ids of the rows of a list that are changed together. */
export function useChosen() {
  const [chosen, setChosen] = useState(none);
  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const chooseAll = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  return { chosen, choose, chooseAll };
}
