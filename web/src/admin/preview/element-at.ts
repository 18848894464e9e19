import { plain } from './find-edited.ts';

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is pressed, and where. */
export interface Pressed extends Point {
  readonly element: Element;
}

export const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The element with text or a picture at a point of the inert preview; others may lie over it. */
export function elementAt(host: HTMLElement, x: number, y: number): Element | undefined {
  const root = host.shadowRoot;
  if (!root) return undefined;
  host.inert = false;
  const stack = root.elementsFromPoint(x, y).filter((element) => root.contains(element));
  host.inert = true;
  const range = document.createRange();
  const covers = (node: Node): boolean => {
    if (node.nodeType !== Node.TEXT_NODE || !plain(node.textContent)) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => isWithin(rect, x, y));
  };
  return (
    stack.find(
      (element) => element instanceof HTMLImageElement || [...element.childNodes].some(covers),
    ) ?? stack[0]
  );
}
