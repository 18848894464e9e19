/** How long after an input a scroll is attributed to it, in milliseconds. */
const effectTime = 1_000;

/** How long after its last event a scroll has ended where the browser does not tell, in milliseconds. */
const restTime = 200;

const scrollKeys = new Set([' ', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp']);

/** Keys that scroll a page. */
interface OwnInputs {
  wheel: WheelEvent;
  touchmove: TouchEvent;
  keydown: KeyboardEvent;
  pointerdown: PointerEvent;
}

const inputs: (keyof OwnInputs)[] = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Calls back at the end of every scroll that the visitor caused by wheel, touch, key, scrollbar or middle
 * button (popup-3), but not for scrolls by code, by the browser restoring a position, or by moving
 * the focus. Returns a function that stops it.
 */
export function watchOwnScroll(onOwnScroll: () => void): () => void {
  let ownUntil = 0;
  let isOwn = false;
  let rest: ReturnType<typeof setTimeout>;
  const tellsEnd = 'onscrollend' in globalThis;

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
    if (performance.now() < ownUntil) isOwn = true;
    clearTimeout(rest);
    if (!tellsEnd) rest = setTimeout(noteEnd, restTime);
  }

  function noteEnd(): void {
    if (isOwn) onOwnScroll();
    isOwn = false;
  }

  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  for (const type of inputs) addEventListener(type, noteInput, options);
  addEventListener('scroll', noteScroll, options);
  addEventListener('scrollend', noteEnd, options);
  return () => {
    listening.abort();
    clearTimeout(rest);
  };
}
