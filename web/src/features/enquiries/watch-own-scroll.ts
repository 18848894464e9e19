/** How long after an input a scroll still counts as its effect, in milliseconds. */
const effectTime = 1_000;

const scrollKeys = new Set([' ', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);

/** The inputs that a page scrolls by. */
interface OwnInputs {
  wheel: WheelEvent;
  touchmove: TouchEvent;
  keydown: KeyboardEvent;
  pointerdown: PointerEvent;
}

const inputs: (keyof OwnInputs)[] = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Calls back for each scroll of the page that is the visitor's own: one that a wheel, a finger, a
 * key, the scrollbar or the middle button began (popup-3). Scrolls by code, by the browser
 * when it restores a position, or by the focus moving are nobody's. Returns what ends the watch.
 */
export function watchOwnScroll(onOwnScroll: () => void): () => void {
  let ownUntil = 0;

  function noteInput(event: OwnInputs[keyof OwnInputs]): void {
    if (event.type === 'pointerdown') {
      const holdsScrollbar = event.target === document.documentElement;
      const { button } = event as PointerEvent;
      ownUntil = holdsScrollbar || button === 1 ? Infinity : 0;
    } else if (event.type !== 'keydown' || scrollKeys.has((event as KeyboardEvent).key)) {
      ownUntil = performance.now() + effectTime;
    }
  }

  function noteScroll(): void {
    if (performance.now() < ownUntil) onOwnScroll();
  }

  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  for (const type of inputs) addEventListener(type, noteInput, options);
  addEventListener('scroll', noteScroll, options);
  return () => listening.abort();
}
