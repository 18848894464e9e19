import { linkAddress, storedLink } from '@institute/schema';
import { parseHtml } from '../../shell/parse-html.ts';
import { styleKept, withWordLists } from './word-lists.ts';

/** The CSP forbids parsing style attributes, so they are renamed. */
const parse = (html: string): Document =>
  parseHtml(
    html
      .replace(/<style\b[^]*?(?:<\/style\s*>|$)/gi, '')
      .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${styleKept}=`)),
  );

/** Pasted HTML, cleaned for the editor. */
export interface Pasted {
  readonly html: string;
  /** Pictures in the HTML, by the placeholder `src` that they have until they are uploaded. */
  readonly pictures: ReadonlyMap<string, Blob>;
  /** Number of pictures left out because they exist only on the computer they were copied from. */
  readonly lost: number;
}

/**
 * Heading levels: the page has its own `h1` and goes down to `h4`; Word's Title becomes a
 * paragraph.
 */
const renamed: readonly [selector: string, name: string][] = [
  ['h1, p.MsoTitle', 'h2'],
  ['h5, h6', 'h4'],
];

/** Formatting that programs express as styles and the site as elements. */
const marks: readonly [element: string, style: RegExp][] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['s', /(?:^|;)\s*text-decoration[a-z-]*\s*:[^;]*line-through/i],
];

const styleOf = (element: Element): string => element.getAttribute(styleKept) ?? '';

/** Google Docs wraps everything in a `b` that is not bold, and uses styles for formatting. */
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

/** The content of a data URL, if it is an image. */
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

/** The URL of a picture that visitors can load too: on this site, or with https. */
function publicAddress(address: string, origin: string): string | undefined {
  if (address.startsWith(`${origin}/`)) {
    return storedLink(address.slice(origin.length).replace(/\?width=\d+$/, ''));
  }
  return /^https:\/\/|^\/(?!\/)/i.test(address) ? storedLink(address) : undefined;
}

/**
 * Converts HTML copied from elsewhere (Word, Google Docs, a web page) to what the site supports:
 * its headings, real lists, working links, and pictures that visitors can load. `nameOf` makes the
 * placeholder `src` of a picture that has to be uploaded.
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

/** Whether the HTML has any text, rather than just a picture. */
export const hasText = (html: string): boolean => parse(html).body.textContent?.trim() !== '';
