import { useEffect, useRef } from 'react';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import type { Version } from '../version.ts';

/** Debounce of saving drafts, in milliseconds. */
const keepAfter = 400;

interface DraftKeeperProps {
  readonly keep: (values: FieldValues, base: Version<FieldValues>) => void;
  readonly drop: () => void;
  /** The version that the edit is based on. */
  readonly base: Version<FieldValues>;
}

/** Stores unsaved changes of the surrounding form as a draft. */
export function DraftKeeper({ keep, drop, base }: DraftKeeperProps) {
  const values = useWatch();
  const { isDirty } = useFormState();
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!isDirty) {
      pending.current = null;
      drop();
      return;
    }
    const keepNow = () => {
      pending.current = null;
      keep(values, base);
    };
    pending.current = keepNow;
    const timer = setTimeout(keepNow, keepAfter);
    // The page may be closed before the debounce is over.
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [keep, drop, base, values, isDirty]);

  // So may the form, when the session ends or its list fails.
  useEffect(() => () => pending.current?.(), []);
  return null;
}
