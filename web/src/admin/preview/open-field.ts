import { openFieldEvent } from './open-field-event.ts';

/** Frames to wait for a folded entry, or an editor that is loaded on demand. */
const patience = 60;

const controls =
  'input:not([type="file"], [type="color"]), textarea:not([aria-hidden="true"]), select, [contenteditable="true"]';

/** The control of a field; of the list that it is in, where one control holds all of its texts. */
function controlOf(path: string): HTMLElement | undefined {
  for (let name = path; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
    if (field && !field.querySelector('[data-field]'))
      return field.querySelector<HTMLElement>(controls) ?? undefined;
  }
  return undefined;
}

function textNodeWith(element: Element, text: string): Text | undefined {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Text && node.data.includes(text)) return node;
  }
  return undefined;
}

/** Puts the caret before the text, where there are several in one control. */
function placeCaret(control: HTMLElement, text: string): void {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
    const isText = control instanceof HTMLTextAreaElement || control.type === 'text';
    const at = text ? control.value.indexOf(text) : -1;
    if (isText && at >= 0) control.setSelectionRange(at, at);
  } else if (control.isContentEditable && text) {
    const beginning = text.slice(0, 20);
    const node = textNodeWith(control, beginning);
    if (node) getSelection()?.collapse(node, node.data.indexOf(beginning));
  }
}

/** Focuses the field at a path of the form, and opens what hides it. */
export async function openField(path: string, text = ''): Promise<void> {
  document.dispatchEvent(new CustomEvent(openFieldEvent, { detail: path }));
  for (let frame = 0; frame < patience; frame += 1) {
    const control = controlOf(path);
    if (control) {
      control.focus();
      placeCaret(control, text);
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}
