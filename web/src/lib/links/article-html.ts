import { allowedHtml, linkAddress, root } from '@institute/schema';
import { trustedPolicy } from '../page/trusted-types.ts';
import { fileUrl } from './file-url.ts';

/** An article's HTML, safe to put into a page, and its sections. */
export interface Article {
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

const withoutEnd = new Set(['br', 'col', 'hr', 'img']);

/** The page has its own `h1`, and goes no deeper than `h4`. */
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const tokens =
  /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z\d]*)\b([^<>]*)>|[<>]/gi;

const attributePattern = /([a-z]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=]+)))?/gi;

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[<>"]/g, (found) => escapes[found] ?? '');

/** A page of the site, which is there in each language; not a file. */
const page = /^\/(?!api\/)[^.]*$/;

/** The attribute's safe value; undefined to drop it, such as a `javascript:` link. */
function valueOf(name: string, value: string): string | undefined {
  switch (name) {
    case 'href': {
      const address = linkAddress(value);
      return address && page.test(address) ? root + address : address;
    }
    case 'src': {
      const address = linkAddress(value);
      return address === undefined ? undefined : fileUrl(address);
    }
    case 'target':
      return value === '_blank' ? value : undefined;
    case 'rel':
      return 'noopener noreferrer';
    case 'class':
      return value.split(/\s+/).find((each) => each.startsWith('language-'));
    default:
      return value;
  }
}

function attributes(element: string, source: string): string {
  const names = allowedHtml.get(element) ?? [];
  return [...source.matchAll(attributePattern)]
    .map(([, written = '', ...values]) => [written.toLowerCase(), values.find(Boolean) ?? ''])
    .flatMap(([name = '', value = '']) => {
      if (!names.includes(name)) return [];
      const shown = valueOf(name, value);
      return shown === undefined ? [] : ` ${name}="${escape(shown)}"`;
    })
    .join('');
}

/**
 * Writes the HTML anew, from allowed elements and attributes alone. Every `<`, `>` and `"` of the
 * result is written here, all else is text: so whatever the source holds, and however wrongly it
 * is read, a browser finds nothing in the result but those elements, each of them closed.
 */
function cleanHtml(source: string): string {
  const open: string[] = [];
  const closeFrom = (depth: number) =>
    open
      .splice(depth)
      .toReversed()
      .map((element) => `</${element}>`)
      .join('');
  const html = source.replace(
    tokens,
    (token, _raw?: string, slash?: string, name?: string, rest = '') => {
      if (token === '<' || token === '>') return escape(token);
      const lower = name?.toLowerCase() ?? '';
      const element = renamed[lower] ?? lower;
      if (!allowedHtml.has(element)) return '';
      if (slash) {
        const depth = open.lastIndexOf(element);
        return depth < 0 ? '' : closeFrom(depth);
      }
      if (!withoutEnd.has(element)) open.push(element);
      return `<${element}${attributes(element, rest)}>`;
    },
  );
  return html + closeFrom(0);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The text of some HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? '')
    .trim();

/** `What it asks & answers` is `section-what-it-asks-answers`: no other id of the page begins so. */
const sectionId = (title: string): string =>
  `section-${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;

function pageHtml(source: string): string {
  const taken = new Map<string, number>();
  return cleanHtml(source)
    .replace(
      /<(h[234])([^>]*)>([^]*?)<\/\1>/g,
      (_all, heading: string, given: string, inner: string) => {
        const title = plainText(inner);
        const base = sectionId(title);
        const count = (taken.get(base) ?? 0) + 1;
        taken.set(base, count);
        const id = count === 1 ? base : `${base}-${count}`;
        return `<${heading} id="${id}"${given}>${inner}</${heading}>`;
      },
    )
    .replaceAll('<pre', '<pre tabindex="0"')
    .replaceAll('<table', '<div data-wide role="region" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img', '<img loading="lazy"');
}

const policy = trustedPolicy('article', { createHTML: pageHtml });

/**
 * Prepares the stored HTML of an article for the page, on the server and in the browser alike:
 * only what is allowed stays (it was sanitised when it was saved; this is the second lock), its
 * headings get ids, wide code and tables can be scrolled with the keyboard, and pictures load late.
 */
export function article(source: string): Article {
  const html = policy.createHTML(source);
  const sections = [...String(html).matchAll(/<h2 id="([^"]*)"[^>]*>([^]*?)<\/h2>/g)]
    .map(([, id = '', inner = '']) => ({ id, title: plainText(inner) }))
    .filter(({ title }) => title);
  return { html, sections };
}
