import { useCallback, useState } from 'react';
import { dropDraft, keepDraft, readDrafts, type Draft } from './draft.ts';

/**
 * What is typed in a small form, kept in this browser under `name` until it is stored or discarded (dashboard-4). `title`
 * and `path` say what it is and where.
 */
export function useKept(name: string, title: string, path: string) {
  const [kept] = useState(() => readDrafts(localStorage, name)[0]);
  const [id] = useState(() => kept?.id ?? crypto.randomUUID());
  const keep = useCallback(
    (values: Draft['values']) =>
      keepDraft(localStorage, name, {
        ...{ id, title, path, values, base: { values: {}, updatedAt: undefined } },
        ...{ keptAt: Date.now(), undone: false },
      }),
    [id, name, title, path],
  );
  const drop = useCallback(() => dropDraft(localStorage, name, id), [name, id]);
  return { kept: kept?.values ?? {}, keep, drop };
}
