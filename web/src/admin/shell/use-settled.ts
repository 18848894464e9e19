import { useEffect, useState } from 'react';

/** How long typing rests before it is searched for, in milliseconds. */
const rest = 150;

/** The value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, rest, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
