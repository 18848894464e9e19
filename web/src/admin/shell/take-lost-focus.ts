/** Focuses what stands for something that has gone with the focus, without scrolling to it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
