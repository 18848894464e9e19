import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { dropDraft, keepDraft } from './draft.ts';

/** How long typing rests before it is kept, in milliseconds. */
const keepAfter = 400;

interface DraftKeeperProps {
  readonly name: string;
  readonly basedOn: string | undefined;
}

/** Keeps what is typed in the form around it in this browser, until it is saved. */
export function DraftKeeper({ name, basedOn }: DraftKeeperProps) {
  const values = useWatch();
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!isDirty) {
      dropDraft(localStorage, name);
      return;
    }
    const timer = setTimeout(() => {
      keepDraft(localStorage, name, { values, keptAt: Date.now(), ...(basedOn && { basedOn }) });
    }, keepAfter);
    return () => clearTimeout(timer);
  }, [name, basedOn, values, isDirty]);
  return null;
}
