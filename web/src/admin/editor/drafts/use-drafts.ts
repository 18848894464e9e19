import { useCallback, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dropDraft, keepDraft, readDrafts, type Draft } from './draft.ts';
import type { Version } from '../version.ts';

/** The drafts of a form: the current one, and those offered for restoring. */
export function useDrafts(name: string, title: string) {
  const [own] = useState(() => crypto.randomUUID());
  const [offers, setOffers] = useState(() => readDrafts(localStorage, name));
  const discarded = useRef(false);

  const draftOf = useCallback(
    (id: string, values: FieldValues, base: Version<FieldValues>, undone: boolean): Draft => ({
      id,
      title,
      path: location.pathname,
      values,
      base,
      keptAt: Date.now(),
      undone,
    }),
    [title],
  );

  const keep = useCallback(
    (values: FieldValues, base: Version<FieldValues>) => {
      if (discarded.current) return;
      keepDraft(localStorage, name, draftOf(own, values, base, false));
    },
    [name, own, draftOf],
  );

  const drop = useCallback(() => dropDraft(localStorage, name, own), [name, own]);

  /** Drops the current draft; the form is about to close. */
  const discard = useCallback(() => {
    discarded.current = true;
    drop();
  }, [drop]);

  return {
    offers,
    keep,
    drop,
    discard,
    /** Turns the current draft into an offer, because the form is about to be filled anew. */
    setAside: (values: FieldValues, base: Version<FieldValues>, undone: boolean) => {
      const draft = draftOf(crypto.randomUUID(), structuredClone(values), base, undone);
      keepDraft(localStorage, name, draft);
      setOffers((all) => [draft, ...all]);
    },
    /** Closes an offer that was restored or discarded. */
    settle: ({ id }: Draft) => {
      dropDraft(localStorage, name, id);
      setOffers((all) => all.filter((offer) => offer.id !== id));
    },
  };
}
