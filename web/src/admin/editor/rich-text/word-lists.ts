/** The renamed style attribute. */
export const styleKept = 'data-style';

/** Word marks list items as paragraphs with a style such as `mso-list:l0 level2 lfo1`. */
const levelPattern = /mso-list:\s*l\d+\s+level(\d+)/i;
const ignored = /mso-list:\s*ignore/i;

/** The marker of a list item: a number, a letter or one of Word's bullets. */
const writtenMarker = /^[\s\u00A0]*((?:\d{1,3}|[a-z]|[ivxl]+)[.)]|[·•●○◦▪■§–o-])[\s\u00A0]+/i;
const orderedMarker = /^\(?(\d+|[a-z]|[ivxl]+)[.)]/i;

interface Entry {
  readonly paragraph: Element;
  readonly level: number;
  readonly marker: string;
}

/** Removes Word's list markers for programs without lists, between two comments. */
function takeCommented(paragraph: Element): string | undefined {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_COMMENT);
  let begin: Node | undefined;
  while (walker.nextNode()) {
    const { currentNode: comment } = walker;
    const text = comment.nodeValue ?? '';
    if (text.includes('if !supportLists')) begin = comment;
    else if (begin && text.includes('endif')) {
      const range = paragraph.ownerDocument.createRange();
      range.setStartAfter(begin);
      range.setEndBefore(comment);
      const marker = range.toString();
      range.deleteContents();
      return marker;
    }
  }
  return undefined;
}

function takeIgnored(paragraph: Element): string | undefined {
  const marker = [...paragraph.querySelectorAll(`[${styleKept}]`)].find((element) =>
    ignored.test(element.getAttribute(styleKept) ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? undefined;
}

/** Removes a marker that is part of the plain text. */
function takeWritten(paragraph: Element): string | undefined {
  const found = writtenMarker.exec(paragraph.textContent ?? '');
  if (!found) return undefined;
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = found[0].length;
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const taken = Math.min(left, text.length);
    text.deleteData(0, taken);
    left -= taken;
  }
  return found[1];
}

function entryOf(paragraph: Element): Entry | undefined {
  const level = levelPattern.exec(paragraph.getAttribute(styleKept) ?? '')?.[1];
  if (!level && !paragraph.className.startsWith('MsoListParagraph')) return undefined;
  const marker = takeCommented(paragraph) ?? takeIgnored(paragraph) ?? takeWritten(paragraph);
  return marker === undefined
    ? undefined
    : { paragraph, level: Number(level ?? 1), marker: marker.trim() };
}

function listFor(document: Document, marker: string): HTMLElement {
  const [, number] = orderedMarker.exec(marker) ?? [];
  const list = document.createElement(number ? 'ol' : 'ul');
  if (number && Number(number) > 1) list.setAttribute('start', number);
  return list;
}

/** Turns Word's list paragraphs into real lists. */
export function withWordLists(body: HTMLElement): void {
  const { ownerDocument: document } = body;
  /** The open lists, outermost first, that the next item may continue. */
  let open: { list: HTMLElement; level: number }[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const entry = entryOf(paragraph);
    if (!entry) continue;
    const { level, marker } = entry;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const fresh = listFor(document, marker);
    const goesOn = last && last.level >= level && last.list.tagName === fresh.tagName;
    if (!last || (!goesOn && open.length === 1 && last.level >= level)) {
      paragraph.before(fresh);
      open = [{ list: fresh, level }];
    } else if (!goesOn) {
      if (last.level >= level) open.pop();
      (open.at(-1)?.list.lastElementChild ?? last.list).append(fresh);
      open.push({ list: fresh, level });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}
