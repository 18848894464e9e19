import { plain } from './find-edited.ts';

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
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  };
  return (
    stack.find(
      (element) => element instanceof HTMLImageElement || [...element.childNodes].some(covers),
    ) ?? stack[0]
  );
}
