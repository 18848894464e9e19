import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { plainCharacters } from '../../../functions/src/platform/plain-characters.ts';
import { Refused } from '../refused.ts';

/** A category or a tag of an item. */
interface Term {
  readonly domain: string;
  readonly name: string;
}

/** A post, page, attachment or anything else of an export. */
export interface Item {
  /** Texts by the names of their elements, such as `wp:post_name`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly terms: readonly Term[];
  readonly meta: Readonly<Record<string, string>>;
  /** Whether it has more text than an item may have: the rest is left out. */
  readonly isTooLong: boolean;
}

/** What an export has, in its order. */
export type Part =
  | { readonly kind: 'fact'; readonly name: string; readonly text: string }
  | { readonly kind: 'author'; readonly login: string; readonly name: string }
  | { readonly kind: 'item'; readonly item: Item };

/** Most characters and terms of an item, most characters of one tag, comment or CDATA section, most depth. */
const most = { item: 2_000_000, terms: 1_000, section: 8_000_000, depth: 50 };

const facts = 'link wp:wxr_version wp:base_site_url wp:base_blog_url'.split(' ');
const itemFields = (
  'title link dc:creator guid pubDate content:encoded excerpt:encoded wp:post_id wp:post_date ' +
  'wp:post_date_gmt wp:post_name wp:status wp:post_type wp:post_password wp:attachment_url'
).split(' ');
/** The picture at the top of a post, as the id of its attachment. */
const metaKeys = ['_thumbnail_id'];

const inChannel = 'rss>channel>';
const inItem = `${inChannel}item>`;
const inAuthor = `${inChannel}wp:author>`;
const inMeta = `${inItem}wp:postmeta>`;

const kept = new Set([
  ...facts.map((name) => inChannel + name),
  ...itemFields.map((name) => inItem + name),
  ...['wp:author_login', 'wp:author_display_name'].map((name) => inAuthor + name),
  ...['wp:meta_key', 'wp:meta_value'].map((name) => inMeta + name),
  `${inItem}category`,
]);

/** Turns what the parser meets into parts. */
class Collector {
  readonly #give: (part: Part) => void;
  #parser: Parser | undefined;
  /** Where the last element began. */
  #openedAt = 0;
  #path: string[] = [];
  #text = '';
  #length = 0;
  #domain = '';
  #fields: Record<string, string> = {};
  #author: Record<string, string> = {};
  #pair: Record<string, string> = {};
  #terms: Term[] = [];
  #meta: Record<string, string> = {};

  constructor(give: (part: Part) => void) {
    this.#give = give;
  }

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  onopentagname(name: string): void {
    this.#openedAt = this.#parser?.startIndex ?? 0;
    this.#path.push(name);
    if (this.#path.length > most.depth) throw new Refused('Its elements are nested too deeply');
    this.#text = '';
    this.#domain = '';
    const path = this.#path.join('>');
    if (path === inItem.slice(0, -1)) this.#startItem();
    if (path === inAuthor.slice(0, -1)) this.#author = {};
    if (path === inMeta.slice(0, -1)) this.#pair = {};
  }

  onattribute(name: string, value: string): void {
    if (name === 'domain') this.#domain = value;
  }

  ontext(text: string): void {
    if (!kept.has(this.#path.join('>'))) return;
    const room = Math.max(0, most.item - this.#length);
    this.#length += text.length;
    this.#text += text.slice(0, room);
  }

  onclosetag(name: string, isImplied: boolean): void {
    // Of `<name/>`, too, the parser says that its end is implied.
    const isEmpty = this.#parser?.startIndex === this.#openedAt;
    if (isImplied && !isEmpty)
      throw new Refused(`It is not well-formed XML, or cut off: <${name}> has no end`);
    const path = this.#path.join('>');
    this.#path.pop();
    const text = plainCharacters(this.#text).trim();
    if (kept.has(path)) this.#keep(path, name, text);
    this.#text = '';
    if (path === inMeta.slice(0, -1)) {
      const key = this.#pair['wp:meta_key'] ?? '';
      if (metaKeys.includes(key)) this.#meta[key] = this.#pair['wp:meta_value'] ?? '';
    }
    if (path === inAuthor.slice(0, -1)) {
      const { 'wp:author_login': login = '', 'wp:author_display_name': shown = '' } = this.#author;
      if (login) this.#give({ kind: 'author', login, name: shown || login });
    }
    if (path === inItem.slice(0, -1)) this.#endItem();
  }

  onprocessinginstruction(name: string, data: string): void {
    if (name.startsWith('!'))
      throw new Refused(
        'It declares a document type or entities, which no export of WordPress does',
      );
    const encoding = /\bencoding\s*=\s*["']([^"']*)/.exec(data)?.[1];
    if (name === '?xml' && encoding && encoding.toLowerCase() !== 'utf-8')
      throw new Refused(`Its encoding is ${encoding}, not UTF-8`);
  }

  #startItem(): void {
    this.#fields = {};
    this.#terms = [];
    this.#meta = {};
    this.#length = 0;
  }

  #endItem(): void {
    const [fields, terms, meta] = [this.#fields, this.#terms, this.#meta];
    const isTooLong = this.#length > most.item || terms.length > most.terms;
    this.#give({ kind: 'item', item: { fields, terms, meta, isTooLong } });
    this.#startItem();
  }

  #keep(path: string, name: string, text: string): void {
    if (path === `${inItem}category`) {
      const term = { domain: this.#domain, name: text };
      if (this.#terms.length <= most.terms) this.#terms.push(term);
    } else if (path.startsWith(inMeta)) this.#pair[name] = text;
    else if (path.startsWith(inItem)) this.#fields[name] = text;
    else if (path.startsWith(inAuthor)) this.#author[name] = text;
    else this.#give({ kind: 'fact', name, text });
    if (!path.startsWith(inItem)) this.#length = 0;
  }
}

/**
 * The parts of an export of WordPress (WXR), read as a stream: however large the file, only an item of it is in
 * memory. Throws `Refused` for what is not such a file.
 */
export async function* readExport(path: string): AsyncGenerator<Part> {
  const parts: Part[] = [];
  const parser = new Parser(new Collector((part) => parts.push(part)), { xmlMode: true });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new Refused('It is not text in UTF-8');
    }
  };
  const stream = createReadStream(path) as AsyncIterable<Buffer>;
  for await (const bytes of stream) {
    const text = decode(bytes);
    parser.write(text);
    read += text.length;
    if (read - parser.endIndex > most.section) throw new Refused('A part of it is too long');
    yield* parts.splice(0);
  }
  parser.end(decode());
  yield* parts.splice(0);
}
