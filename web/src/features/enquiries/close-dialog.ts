/** Adds an event listener; returns a function that removes it. */
function listening(listen: (options: AddEventListenerOptions) => void): () => void {
  const until = new AbortController();
  listen({ signal: until.signal });
  return () => until.abort();
}

/** Closes a dialog on a click on its backdrop, but not when a text selection ends there. */
export const closeOnBackdrop = (dialog: HTMLDialogElement): (() => void) =>
  listening((options) => {
    let pressed = false;
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target === dialog), options);
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (pressed && target === dialog) dialog.close();
      },
      options,
    );
  });

/** Closes a non-modal dialog on Escape, as browsers do for modal ones. */
export const closeOnEscape = (dialog: HTMLDialogElement): (() => void) =>
  listening((options) => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dialog.close();
    };
    addEventListener('keydown', close, options);
  });

/** How far a sheet has to be dragged down to close, in pixels. */
const swipe = 48;

/** Closes a sheet when it is dragged down by its header. */
export const closeOnSwipe = (dialog: HTMLDialogElement): (() => void) =>
  listening((options) => {
    const head = dialog.querySelector('header')!;
    let from: number | undefined;
    const drawn = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from ?? clientY));
    const follow = (event: PointerEvent) => {
      if (from !== undefined) dialog.style.translate = `0 ${drawn(event)}px`;
    };
    const release = (event: PointerEvent) => {
      if (drawn(event) > swipe) dialog.close();
      dialog.style.translate = '';
      from = undefined;
    };
    head.addEventListener(
      'pointerdown',
      (event) => {
        from = event.clientY;
        head.setPointerCapture(event.pointerId);
      },
      options,
    );
    head.addEventListener('pointermove', follow, options);
    head.addEventListener('pointerup', release, options);
    head.addEventListener('pointercancel', release, options);
  });
