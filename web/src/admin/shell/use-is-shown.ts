import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the screen, for an answer that comes late. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
