import { Parser } from 'htmlparser2';

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

/** Text in which nothing is a sign of Markdown. */
const escape = (text: string): string =>
  text.replace(/[\\`*_[\]<>~#|]|^(?:[-+]|\d+[.)])(?=\s)/gm, (sign) =>
    sign.length > 1 ? `${sign.slice(0, -1)}\\${sign.slice(-1)}` : `\\${sign}`,
  );

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
  entries: number;
}

const block = (text: string): string => `\n\n${text.trim()}\n\n`;

const indented = (text: string, first: string, others: string): string =>
  text
    .trim()
    .split('\n')
    .map((line, index) => (index === 0 ? first : line && others) + line)
    .join('\n');

/** What an element is in Markdown, with its content. */
function written(
  { name, attributes, text, index, isHtml }: Open,
  parent: Open | undefined,
): string {
  const start = `<${name}${attributesOf(attributes)}`;
  if (isHtml) {
    const html = withoutEnd.includes(name) ? `${start} />` : `${start}>${text}</${name}>`;
    return wholeHtml.includes(name) && !parent?.isHtml ? block(html) : html;
  }
  const sign = around[name];
  if (sign) return text.trim() ? text.replace(/^(\s*)([^]*?)(\s*)$/, `$1${sign}$2${sign}$3`) : text;
  if (/^h[1-6]$/.test(name)) return block(`${'#'.repeat(Number(name[1]))} ${text.trim()}`);
  switch (name) {
    case 'p':
    case 'div':
    case 'figure':
      return block(text);
    case 'figcaption':
      return text.trim() && block(`_${text.trim()}_`);
    case 'br':
      return '\\\n';
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
      if (parent?.name === 'pre') return text;
      const fence = '`'.repeat(
        Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)),
      );
      return block(`${fence}\n${text.replace(/\n$/, '')}\n${fence}`);
    }
    case 'code': {
      if (parent?.name === 'pre') return text;
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
export function toMarkdown(html: string, linkTo: (address: string) => string): string {
  const open: Open[] = [
    { name: '', attributes: {}, text: '', index: 0, isHtml: false, entries: 0 },
  ];
  const isIn = (name: string) => open.some((each) => each.name === name);
  const parser = new Parser({
    onopentag: (name, { ...attributes }) => {
      for (const key of ['src', 'href'])
        if (attributes[key]) attributes[key] = linkTo(attributes[key]);
      const parent = open.at(-1);
      if (parent && name === 'li') parent.entries += 1;
      const isHtml = (parent?.isHtml ?? false) || wholeHtml.includes(name);
      open.push({ name, attributes, text: '', index: parent?.entries ?? 0, isHtml, entries: 0 });
    },
    ontext: (text) => {
      const last = open.at(-1);
      if (!last) return;
      if (last.isHtml) last.text += escapeHtml(text);
      else if (isIn('pre') || isIn('code')) last.text += text;
      else
        last.text += escape(
          last.text === '' || last.text.endsWith('\n') ? text.trimStart() : text,
        ).replace(/\s+/g, ' ');
    },
    onclosetag: () => {
      const done = open.pop();
      const parent = open.at(-1);
      if (!done || !parent) return;
      const text = written(done, parent);
      parent.text = text.startsWith('\n\n') ? parent.text.trimEnd() + text : parent.text + text;
    },
  });
  parser.end(html);
  const [{ text } = { text: '' }] = open;
  return `${text.trim()}\n`;
}
