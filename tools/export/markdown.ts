import { Parser } from 'htmlparser2';
import { escape, escapeBetweenAddresses } from './markdown-text.ts';

/** Markdown has no signs for these, and may contain HTML: they stay as they are, the first two with all in them. */
const asHtml = /^(?:table|dl|sub|sup|kbd|abbr|cite|q|u|ins|mark|small|time)$/;
const wholeHtml = ['table', 'dl'];

const withoutEnd = ['br', 'col', 'hr', 'img'];

const around: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '_',
  i: '_',
  s: '~~',
  del: '~~',
};

/** What signs of emphasis must not touch from outside: more of a word, a symbol, or other emphasis. */
const touching = {
  before: /[^\s\p{P}<>]$/u,
  after: /^(?:[^\s\p{P}<>]|<(?:strong|b|em|i|s|del)\b)/u,
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const addressOf = (address: string): string =>
  `<${address.replace(/[<>\n]/g, encodeURIComponent)}>`;

/** An element that is open, and what is written in it so far. */
interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  /** Its place in its list, from 1. */
  readonly index: number;
  /** Whether it stays HTML, with all in it. */
  readonly isHtml: boolean;
  /** Whether all in it is code, in which nothing is a sign. */
  readonly isCode: boolean;
  /** Where it begins in the HTML. */
  readonly start: number;
  entries: number;
}

/** What a line break at the end of a block stands before: it says nothing there. */
const blockEnd =
  /^(?:\s|<\/(?:a|b|strong|em|i|s|del)>)*(?:<\/?(?:p|div|h[1-6]|[uo]l|li|blockquote|figure|figcaption|table|dl|pre|hr)\b|$)/;

const isInline = (name: string): boolean =>
  name in around || name === 'a' || (asHtml.test(name) && !wholeHtml.includes(name));

const block = (text: string): string => `\n\n${text.trim()}\n\n`;

const indented = (text: string, first: string, others: string): string =>
  text
    .trim()
    .split('\n')
    .map((line, index) => (index === 0 ? first : line && others) + line)
    .join('\n');

/** What an element is in Markdown, with its content; `isTouched` says whether what stands around it would hide its signs. */
function written(
  { name, attributes, text, index, isHtml }: Open,
  parent: Open | undefined,
  isTouched: boolean,
): string {
  const start = `<${name}${attributesOf(attributes)}`;
  if (isHtml) {
    const html = withoutEnd.includes(name) ? `${start} />` : `${start}>${text}</${name}>`;
    return wholeHtml.includes(name) && !parent?.isHtml ? block(html) : html;
  }
  if (parent?.isCode) return text;
  const sign = around[name];
  // Markdown reads signs of emphasis at the edges of words only, and none in the same signs.
  if (sign && isTouched) return `${start}>${text}</${name}>`;
  if (sign) return text.trim() ? text.replace(/^(\s*)([^]*?)(\s*)$/, `$1${sign}$2${sign}$3`) : text;
  // A heading is one line.
  if (/^h[1-6]$/.test(name))
    return block(
      `${'#'.repeat(Number(name[1]))} ${text.trim().replace(/\\\n/g, '<br />').replace(/\n/g, '')}`,
    );
  switch (name) {
    case 'p':
    case 'div':
    case 'figure':
      return block(text);
    case 'figcaption':
      return text.trim() && block(/_/.test(text) ? `<em>${text.trim()}</em>` : `_${text.trim()}_`);
    case 'hr':
      return block('---');
    case 'blockquote':
      return block(
        text
          .trim()
          .replace(/^(?=.)/gm, '> ')
          .replace(/^$/gm, '>'),
      );
    case 'ul':
    case 'ol':
      return block(text);
    case 'li': {
      const mark =
        parent?.name === 'ol' ? `${Number(parent.attributes['start'] ?? 1) + index - 1}. ` : '- ';
      return `${indented(text, mark, ' '.repeat(mark.length))}\n`;
    }
    case 'a':
      return attributes['href'] ? `[${text}](${addressOf(attributes['href'])})` : text;
    case 'img':
      return `![${escape(attributes['alt'] ?? '')}](${addressOf(attributes['src'] ?? '')})`;
    case 'pre': {
      const fence = '`'.repeat(
        Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)),
      );
      return block(`${fence}\n${text.replace(/\n$/, '')}\n${fence}`);
    }
    case 'code': {
      if (isTouched) return `${start}>${escape(text)}</${name}>`;
      const fence = '`'.repeat(
        1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)),
      );
      return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
    }
    default:
      return asHtml.test(name) ? `${start}>${text}</${name}>` : text;
  }
}

/** Sanitised HTML of a post as Markdown; `linkTo` says where files are. */
export function toMarkdown(sanitised: string, linkTo: (address: string) => string): string {
  // They say nothing in Markdown, and would hide what stands beside emphasis.
  const html = sanitised.replaceAll(/<\/?span\b[^>]*>/g, '');
  const open: Open[] = [
    {
      name: '',
      attributes: {},
      text: '',
      index: 0,
      isHtml: false,
      isCode: false,
      start: 0,
      entries: 0,
    },
  ];
  /** What stands in the block so far. */
  const textBefore = (): string =>
    open.findLast(({ name, text }) => text !== '' || !isInline(name))?.text ?? '';
  const lineBreak = (): string => {
    const before = textBefore();
    const end = parser.endIndex + 1;
    if (open.at(-1)?.isCode) return '\n';
    if (/^$|\n\n$/.test(before) || blockEnd.test(html.slice(end, end + 60))) return '';
    return before.endsWith('\n') ? '<br />\n' : '\\\n';
  };
  const isTouched = ({ name, start, text }: Open): boolean => {
    const end = parser.endIndex + 1;
    const [before, after] = [html.slice(Math.max(0, start - 7), start), html.slice(end, end + 8)];
    if (name === 'code') return before.endsWith('</code>') || after.startsWith('<code');
    const sign = around[name];
    return (
      open.some((each) => sign !== undefined && around[each.name] === sign) ||
      (/^\S/.test(text) && touching.before.test(before)) ||
      (/\S$/.test(text) && touching.after.test(after))
    );
  };
  /** Text since the last tag: the parser passes on each entity by itself. */
  let run = '';
  const endRun = () => {
    const last = open.at(-1);
    if (last?.isHtml) last.text += escapeHtml(run);
    else if (last?.isCode) last.text += run;
    else if (last) {
      const text = /^$|\n$/.test(textBefore()) ? run.trimStart() : run;
      const inLink = open.some(({ name }) => name === 'a');
      last.text += (inLink ? escape : escapeBetweenAddresses)(text).replace(/\s+/g, ' ');
    }
    run = '';
  };
  const parser = new Parser({
    onopentag: (name, { ...attributes }) => {
      endRun();
      for (const key of ['src', 'href'])
        if (attributes[key]) attributes[key] = linkTo(attributes[key]);
      const parent = open.at(-1);
      if (parent && name === 'li') parent.entries += 1;
      const isHtml = (parent?.isHtml ?? false) || wholeHtml.includes(name);
      const isCode = (parent?.isCode ?? false) || name === 'pre' || name === 'code';
      const [index, start] = [parent?.entries ?? 0, parser.startIndex];
      open.push({ name, attributes, text: '', index, isHtml, isCode, start, entries: 0 });
    },
    ontext: (text) => void (run += text),
    onclosetag: () => {
      endRun();
      const done = open.pop();
      const parent = open.at(-1);
      if (!done || !parent) return;
      const isBreak = done.name === 'br' && !done.isHtml;
      const text = isBreak ? lineBreak() : written(done, parent, isTouched(done));
      // A link behind an exclamation mark would be an image.
      if (text.startsWith('[')) parent.text = parent.text.replace(/!$/, String.raw`\!`);
      parent.text = text.startsWith('\n\n') ? parent.text.trimEnd() + text : parent.text + text;
    },
  });
  parser.end(html);
  endRun();
  const [{ text } = { text: '' }] = open;
  return `${text.trim()}\n`;
}
