import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Scrolls what scrolls sideways around the element, such as a carousel. */
function revealSideways(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const [outer, inner] = [around.getBoundingClientRect(), element.getBoundingClientRect()];
    if (around.scrollWidth > around.clientWidth) around.scrollLeft += inner.left - outer.left;
  }
}

/** Scrolls only the container, and only if the element is not completely visible. */
function reveal(room: HTMLElement, element: Element): void {
  revealSideways(element);
  const [outer, inner] = [room.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const margin = Math.max(16, (outer.height - inner.height) / 2);
  room.scrollTop += inner.top - outer.top - margin;
}

/**
 * Outlines the element of the edited field, and keeps it in view until the person scrolls the preview; focusing or
 * editing another field resumes that.
 */
export function useFollowed(
  room: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
  find: (body: ParentNode, path: string) => Element | undefined,
): void {
  const edited = useRef<string | null>('');
  const outlined = useRef<Element | null>(null);

  const follow = useEffectEvent(() => {
    const body = host.current?.shadowRoot;
    if (edited.current === null || !body || !room.current) return;
    const element = find(body, edited.current);
    if (!element) return;
    if (edited.current) {
      outlined.current?.removeAttribute('data-edited');
      element.setAttribute('data-edited', '');
      outlined.current = element;
    }
    reveal(room.current, element);
  });

  // The page's height changes as content loads and as somebody types.
  useEffect(() => {
    const element = host.current;
    if (!element?.shadowRoot) return;
    const sizes = new ResizeObserver(() => follow());
    sizes.observe(element);
    const changes = new MutationObserver(() => follow());
    changes.observe(element.shadowRoot, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [host]);

  useEffect(() => {
    const element = room.current;
    const edit = ({ target }: Pick<Event, 'target'>) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      if (!field) return;
      edited.current = field.dataset['field'] ?? '';
      follow();
    };
    const stop = () => {
      edited.current = null;
    };
    // A field may have the focus already.
    edit({ target: document.activeElement });
    const edits = ['focusin', 'input'] as const;
    const scrolls = ['wheel', 'pointerdown', 'keydown'] as const;
    for (const name of edits) document.addEventListener(name, edit);
    for (const name of scrolls) element?.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of edits) document.removeEventListener(name, edit);
      for (const name of scrolls) element?.removeEventListener(name, stop);
    };
  }, [room]);
}
