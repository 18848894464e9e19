import { useEffect, useRef } from 'react';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import type { Version } from '../editor/version.ts';

/** How long typing rests before it is kept, in milliseconds. */
const keepAfter = 400;

interface DraftKeeperProps {
  readonly keep: (values: FieldValues, base: Version<FieldValues>) => void;
  readonly drop: () => void;
  /** What the typing began with. */
  readonly base: Version<FieldValues>;
}

/** Keeps what is typed in the form around it, until it is saved. */
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
    // The page may end before the typing rests.
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [keep, drop, base, values, isDirty]);

  // So may the form: the session ends, the list that it is of cannot be read any more.
  useEffect(() => () => pending.current?.(), []);
  return null;
}
