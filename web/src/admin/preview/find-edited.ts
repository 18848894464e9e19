import { get } from 'react-hook-form';

/** A text as it is compared: without the spaces that do not show. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

const separators = /[\n,]/;

/** The text at the caret: for several texts in one field, the one being edited. */
function textAtCaret(): string {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) {
    const { value, selectionStart } = active;
    const at = selectionStart ?? value.length;
    const start = value.slice(0, at).split(separators).at(-1) ?? '';
    return start + (value.slice(at).split(separators)[0] ?? '');
  }
  if (!(active instanceof HTMLElement) || !active.isContentEditable) return '';
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('p, h2, h3, h4, pre, td, th')?.textContent ?? '';
}

/** All strings of an object. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The first element with the text, as deep as possible. */
function saying(within: ParentNode, text: string): Element | undefined {
  const wanted = plain(text);
  if (!wanted) return undefined;
  const near = [...within.querySelectorAll('*')].filter(({ textContent }) =>
    textContent.includes(wanted.slice(0, 20)),
  );
  const all = near.filter(({ textContent }) => plain(textContent) === wanted);
  // Short texts must match exactly: they may be part of any other text.
  if (all.length === 0 && wanted.length > 3) {
    all.push(...near.filter(({ textContent }) => plain(textContent).includes(wanted)));
  }
  return all.findLast(
    (element) =>
      all[0]?.contains(element) &&
      !all.some((other) => other !== element && element.contains(other)),
  );
}

/**
 * Expands whatever hides the element: a details element or a menu. A popover would cover the whole
 * window; `data-open` shows it in place.
 */
function unfold(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around instanceof HTMLElement && around.popover) around.dataset['open'] = 'true';
  }
}

/**
 * The element that shows the field at `path`: the one with the text at the caret, with the field's
 * value, or with a value of the same entry; else the section named after the field.
 */
function find(
  body: ParentNode,
  path: string,
  values: unknown,
  sections: Readonly<Record<string, string>> = {},
): Element | undefined {
  const [name = '', ...inner] = path.split('.');
  const selector = sections[name] ?? sections[''];
  const section = selector === undefined ? null : body.querySelector(selector);
  if (selector !== undefined && !section) return undefined;
  const within = section ?? body;
  const value: unknown = path ? get(values, path) : undefined;
  const entry: unknown = inner.length > 0 ? get(values, path.slice(0, path.lastIndexOf('.'))) : '';
  const texts = path ? [textAtCaret(), ...textsIn(value), ...textsIn(entry)] : [];
  for (const text of texts) {
    const found = saying(within, text);
    if (found) return found;
  }
  const file = typeof value === 'string' && value ? value.split('/').at(-1) : undefined;
  return (file && within.querySelector(`img[src*="${CSS.escape(file)}"]`)) || section || undefined;
}

/** Finds the element that shows the field at `path`, and expands whatever hides it. */
export function findEdited(...asked: Parameters<typeof find>): Element | undefined {
  const found = find(...asked);
  if (found) unfold(found);
  return found;
}
