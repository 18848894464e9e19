import type { Locator } from 'vitest/browser';

/** Waits: the places of what is dragged are measured after a frame. */
export async function frames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** What the mouse does, one step at a time: the browser's own drag may drop before the place is known. */
export function point(on: EventTarget, event: string, clientX: number, clientY: number): void {
  const pressed = { isPrimary: true, button: 0, buttons: 1 };
  on.dispatchEvent(
    new PointerEvent(event, { bubbles: true, cancelable: true, ...pressed, clientX, clientY }),
  );
}

export function focus(control: Locator): void {
  (control.element() as HTMLElement).focus();
}

/** Types at once. */
export function type(control: Locator, value: string): void {
  const input = control.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
