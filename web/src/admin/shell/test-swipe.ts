/** Moves a finger over an element, down by that many pixels, or up. */
export function swipeOver(target: Element, down: number): void {
  for (const [type, clientY] of [
    ['touchstart', 200],
    ['touchmove', 200 + down],
  ] as const)
    target.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        touches: [new Touch({ identifier: 0, target, clientY })],
      }),
    );
}
