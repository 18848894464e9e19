import { useRef, type TouchEvent } from 'react';

/** How far a finger moves before it is no press. */
const least = 40;

/** For an element that does something once one finger moved over it, up or down; one that is scrolled moves first. */
export function useSwipe(way: 'up' | 'down', run: () => void) {
  const from = useRef<number>(undefined);
  return {
    onTouchStart: ({ currentTarget, touches }: TouchEvent) => {
      from.current =
        touches.length > 1 || currentTarget.scrollTop > 0 ? undefined : touches[0]?.clientY;
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      if (from.current === undefined) return;
      const down = (touches[0]?.clientY ?? from.current) - from.current;
      if ((way === 'up' ? -down : down) < least) return;
      from.current = undefined;
      run();
    },
  };
}
