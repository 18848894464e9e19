import { useCallback, useState } from 'react';
import { dropDraft, keepDraft, readDrafts, type Draft } from './draft.ts';

/**
 * What is typed in a small form, kept in this browser under `name` until it is stored or discarded (dashboard-4), with its
 * title and where it is.
 */
export function useKept(
  name: string,
  { title, path, state }: Pick<Draft, 'title' | 'path' | 'state'>,
) {
  const [kept] = useState(() => readDrafts(localStorage, name)[0]);
  const [id] = useState(() => kept?.id ?? crypto.randomUUID());
  const keep = useCallback(
    (values: Draft['values']) =>
      keepDraft(localStorage, name, {
        id,
        title,
        path,
        ...(state && { state }),
        values,
        base: { values: {}, updatedAt: undefined },
        keptAt: Date.now(),
        undone: false,
      }),
    [id, name, title, path, state],
  );
  const drop = useCallback(() => dropDraft(localStorage, name, id), [name, id]);
  return { kept: kept?.values, keep, drop };
}
