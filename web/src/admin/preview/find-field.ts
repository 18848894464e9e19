import { institute } from '@institute/schema';
import { isWithin, type Point, type Pressed } from './element-at.ts';
import { plain } from './find-edited.ts';
import { parseHtml } from '../shell/parse-html.ts';
import { openField } from './open-field.ts';

/** A text or number of a form, with the ways in which a page may show it. */
interface Leaf {
  readonly path: string;
  readonly texts: readonly string[];
}

/** The texts of the blocks of some HTML. */
function blocksOf(html: string): string[] {
  const { body } = parseHtml(html);
  return [body, ...body.querySelectorAll('*')].map(({ textContent }) => textContent);
}

function textsOf(value: string | number): string[] {
  if (typeof value === 'number') return value === 0 ? [] : [value.toLocaleString(institute.locale)];
  const parts = /<\w/.test(value)
    ? blocksOf(value)
    : [value, ...value.split('\n'), ...value.split(',')];
  return [...new Set(parts.map(plain))].filter(Boolean);
}

/** All texts and numbers of a form's values, by path. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ path, texts: textsOf(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path ? `${path}.${name}` : name),
  );
}

const said = (element: Element): string => plain(element.textContent);

/** Which of the elements with the same text it is, from the top of the page. */
function placeOf(root: ParentNode, element: Element): number {
  const text = said(element);
  const alike = [...root.querySelectorAll('*')].filter(
    (other) => said(other) === text && ![...other.children].some((inner) => said(inner) === text),
  );
  return Math.max(
    0,
    alike.findIndex((other) => element.contains(other)),
  );
}

/** Longest text of an element that a field is looked for in. */
const longest = 200;

function textNodesIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Whether the element says the text at the point. */
const saysAt = (element: Element, text: string, { x, y }: Point): boolean =>
  textNodesIn(element).some((node) => {
    const start = node.data.indexOf(text);
    if (start < 0) return false;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return [...range.getClientRects()].some((rect) => isWithin(rect, x, y));
  });

/** Whatever stands between the words and numbers of a text. */
const betweenWords = /(?:(?![,.]\d)[^\p{L}\p{N}])+/gu;

/**
 * The field of which the element says a part, such as the number in a fee: of several, the one
 * at the point, else the longest.
 */
function partOf(element: Element, leaves: readonly Leaf[], point: Point): string | undefined {
  if (said(element).length > longest) return undefined;
  const words = (text: string) => ` ${text.replaceAll(betweenWords, ' ').trim()} `;
  const inside = words(
    textNodesIn(element)
      .map(({ data }) => data)
      .join(' '),
  );
  const found = leaves.filter(
    ({ texts: [whole = ''] }) => whole.length > 1 && inside.includes(words(whole)),
  );
  const length = ({ texts }: Leaf) => texts[0]?.length ?? 0;
  const byLength = found.toSorted((one, other) => length(other) - length(one));
  return (byLength.find(({ texts: [whole = ''] }) => saysAt(element, whole, point)) ?? byLength[0])
    ?.path;
}

const imageField = (image: HTMLImageElement, leaves: readonly Leaf[]): string | undefined =>
  leaves.find(({ texts: [link = ''] }) => {
    const file = link.split('/').at(-1);
    return file && /^(?:\/|https?:)/.test(link) && image.src.includes(file);
  })?.path;

/** The path of the field that an element of the previewed page shows; undefined if none does. */
function findField(
  root: ParentNode,
  { element: pressed, ...point }: Pressed,
  leaves: readonly Leaf[],
  sections: Readonly<Record<string, string>> = {},
): string | undefined {
  if (pressed instanceof HTMLImageElement) {
    const path = imageField(pressed, leaves);
    if (path) return path;
  }
  const around = [pressed, pressed.parentElement, pressed.parentElement?.parentElement].filter(
    (element) => element instanceof Element,
  );
  for (const element of around) {
    const text = said(element);
    const same = text ? leaves.filter(({ texts }) => texts.includes(text)) : [];
    if (same.length > 0) return same[Math.min(placeOf(root, element), same.length - 1)]?.path;
  }
  for (const element of around) {
    const path = partOf(element, leaves, point);
    if (path) return path;
  }
  return Object.entries(sections).find(
    ([name, selector]) => name && root.querySelector(selector)?.contains(pressed),
  )?.[0];
}

/** Focuses the field that an element of the previewed page shows. */
export async function goToField(
  root: ParentNode,
  pressed: Pressed,
  values: unknown,
  sections?: Readonly<Record<string, string>>,
): Promise<void> {
  const field = findField(root, pressed, leavesOf(values), sections);
  if (field) await openField(field, said(pressed.element));
}
