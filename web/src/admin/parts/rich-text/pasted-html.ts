import { linkAddress, storedLink } from '@institute/schema';
import { styleKept, withWordLists } from './word-lists.ts';

/** The page's policy allows no styles in the HTML, not even to read them: they go by another name. */
const parse = (html: string): Document =>
  new DOMParser().parseFromString(
    html
      .replace(/<style\b[^]*?<\/style\s*>/gi, '')
      .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${styleKept}=`)),
    'text/html',
  );

/** What of pasted HTML the editor takes. */
export interface Pasted {
  readonly html: string;
  /** Pictures that came with the HTML, by the `src` that stands for them until they are stored. */
  readonly pictures: ReadonlyMap<string, Blob>;
  /** How many pictures were left out, because only the computer that they come from has them. */
  readonly lost: number;
}

/** The page has its own `h1`, and goes no deeper than `h4`; Word's Title is a paragraph. */
const renamed: readonly [selector: string, name: string][] = [
  ['h1, p.MsoTitle', 'h2'],
  ['h5, h6', 'h4'],
];

/** What programs say with styles, and the site with elements. */
const marks: readonly [element: string, style: RegExp][] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['s', /text-decoration[^;]*:[^;]*line-through/i],
];

const styleOf = (element: Element): string => element.getAttribute(styleKept) ?? '';

/** Google Docs puts everything into a `b` that is not bold, and the marks of its text into styles. */
function withMarks(body: HTMLElement): void {
  for (const bold of body.querySelectorAll('b, strong'))
    if (/font-weight:\s*(?:normal|400)/i.test(styleOf(bold))) bold.replaceWith(...bold.childNodes);
  for (const span of body.querySelectorAll('span')) {
    for (const [name, style] of marks) {
      if (!style.test(styleOf(span))) continue;
      const mark = body.ownerDocument.createElement(name);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** What a data-URL holds, if that is a picture. */
function pictureIn(address: string): Blob | undefined {
  const [, type = '', base64 = ''] =
    /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (!type) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}

/** The address of a picture that visitors can fetch as well: one of the site, or on https. */
function publicAddress(address: string, origin: string): string | undefined {
  if (address.startsWith(`${origin}/`)) {
    return storedLink(address.slice(origin.length).replace(/\?width=\d+$/, ''));
  }
  return /^https:\/\/|^\/(?!\/)/i.test(address) ? storedLink(address) : undefined;
}

/**
 * Makes of HTML that was copied elsewhere (Word, Google Docs, a page) what the editor and the site
 * know: their headings, real lists, links that lead somewhere, and pictures that visitors can see.
 * `nameOf` makes the `src` that stands for a picture that has to be stored.
 */
export function pastedHtml(source: string, origin: string, nameOf: () => string): Pasted {
  const { body } = parse(source);
  withWordLists(body);
  withMarks(body);
  for (const [selector, name] of renamed)
    for (const element of body.querySelectorAll(selector)) rename(element, name);
  for (const paragraph of body.querySelectorAll('p[class^=Mso]'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  for (const link of body.querySelectorAll('a')) {
    const address = linkAddress(link.getAttribute('href') ?? '');
    if (address && !address.startsWith('#')) link.setAttribute('href', address);
    else link.replaceWith(...link.childNodes);
  }
  const pictures = new Map<string, Blob>();
  let lost = 0;
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const picture = pictureIn(address);
    const shown = picture ? nameOf() : publicAddress(address, origin);
    if (shown === undefined) {
      lost += 1;
      image.remove();
      continue;
    }
    if (picture) pictures.set(shown, picture);
    image.setAttribute('src', shown);
  }
  for (const element of body.querySelectorAll(`[${styleKept}]`)) element.removeAttribute(styleKept);
  for (const between of body.querySelectorAll(':scope > br')) between.remove();
  return { html: body.innerHTML, pictures, lost };
}

/** Whether there is anything to read in the HTML, and not a picture alone. */
export const hasText = (html: string): boolean => parse(html).body.textContent?.trim() !== '';
