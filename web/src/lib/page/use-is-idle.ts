import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser was idle since the component was first shown: time for what is not needed at once. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
