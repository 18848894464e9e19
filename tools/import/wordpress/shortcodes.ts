import { splitAt } from './split-at.ts';

const caption = /\[caption\b[^\][]*\]([\s\S]*?)\[\/caption\]/g;
const captioned = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;
const embed = /\[embed\b[^\][]*\]\s*(https?:[^\s[\]<"]+)\s*\[\/embed\]/g;
const gallery = /\[gallery\b[^\][]*\]/g;
const idsOf = /\bids=["']([\d,\s]+)["']/;
/** Square brackets that a plugin reads: a name with attributes, or the end of one. */
const plugin =
  /\[([a-z][\w-]*)(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]["'][^\s\][]*))+\s*\/?\]|\[\/([a-z][\w-]*)\]/gi;

export interface Expanded {
  readonly html: string;
  /** Names of shortcodes that only WordPress can expand: they are left out. */
  readonly dropped: readonly string[];
}

const figure = (_all: string, inner: string): string => {
  const [, image = '', text = ''] = captioned.exec(inner) ?? [];
  if (!image) return inner;
  return `<figure>${image}<figcaption>${text.trim()}</figcaption></figure>`;
};

/** It looks no further than where the last caption ends: thousands without an end would be read once for each. */
function withCaptions(text: string): string {
  const last = text.lastIndexOf('[/caption]');
  if (last < 0) return text;
  const end = text.indexOf(']', last) + 1;
  return text.slice(0, end).replace(caption, figure) + text.slice(end);
}

/** Expands the shortcodes of WordPress itself; `attachments` has the addresses of pictures, by id. */
export function expandShortcodes(html: string, attachments: ReadonlyMap<string, string>): Expanded {
  const dropped = new Set<string>();
  const pictures = (tag: string): string => {
    const [, ids] = idsOf.exec(tag) ?? [];
    if (ids === undefined) return tag;
    return ids
      .split(',')
      .flatMap((id) => attachments.get(id.trim()) ?? [])
      .map((url) => `<figure><img src="${url.replaceAll('"', '%22')}" alt=""></figure>`)
      .join('\n');
  };
  const expand = (text: string): string =>
    withCaptions(text)
      .replace(embed, (_all, url: string) => `<a href="${url}">${url}</a>`)
      .replace(gallery, pictures)
      .replace(plugin, (_all, opened?: string, closed?: string) => {
        dropped.add((opened ?? closed ?? '').toLowerCase());
        return '';
      });
  const parts = splitAt(html, 'pre|code').map((part, index) =>
    index % 2 === 1 ? part : expand(part),
  );
  return { html: parts.join(''), dropped: [...dropped] };
}
