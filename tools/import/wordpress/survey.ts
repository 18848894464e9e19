import { Refused } from '../refused.ts';
import { readExport } from './read-export.ts';

/** What has to be known of an export before its items come in. */
export interface Survey {
  /** The address of the site that was exported, if the file says it. */
  readonly site: URL | undefined;
  /** What authors are called, by the names that they sign in with. */
  readonly authors: ReadonlyMap<string, string>;
  /** Addresses of attachments, by id. */
  readonly attachments: ReadonlyMap<string, string>;
  /** The categories of this site, if an owner has named them. */
  readonly categories?: readonly string[] | undefined;
}

/** Most authors and attachments, and most characters of them together. */
const most = { entries: 100_000, characters: 20_000_000 };

/** A text that does not keep the piece of the file in memory of which it is a part. */
const copied = (text: string): string => Buffer.from(text).toString();

/** Reads a whole export: throws `Refused` if a part of it is wrong, before anything of it is stored. */
export async function survey(path: string): Promise<Survey> {
  const facts = new Map<string, string>();
  const authors = new Map<string, string>();
  const attachments = new Map<string, string>();
  let characters = 0;
  const keep = (map: Map<string, string>, key: string, text: string): void => {
    map.set(copied(key), copied(text));
    characters += key.length + text.length;
    if (map.size > most.entries || characters > most.characters)
      throw new Refused('It has too many authors or attachments, or too long ones');
  };
  for await (const part of readExport(path)) {
    if (part.kind === 'fact') facts.set(part.name, part.text);
    else if (part.kind === 'author') keep(authors, part.login, part.name);
    else {
      const { fields } = part.item;
      const { 'wp:post_id': id, 'wp:attachment_url': url } = fields;
      if (id && url) keep(attachments, id, url);
    }
  }
  if (!/^\d+\.\d+$/.test(facts.get('wp:wxr_version') ?? ''))
    throw new Refused('It is no export of WordPress: the version of the format is missing');
  const addresses = ['wp:base_blog_url', 'wp:base_site_url', 'link'].map((name) => facts.get(name));
  const site = addresses.find((address) => address && URL.canParse(address));
  return { site: site === undefined ? undefined : new URL(site), authors, attachments };
}

/** The host, however the address begins: www and the protocol change when a site moves. */
const hostOf = (url: URL): string => url.host.replace(/^www\./, '');

/** An address of the exported site itself, absolute or not; undefined for another site's. */
export function ownAddress(address: string, { site }: Survey): URL | undefined {
  if (!site || !URL.canParse(address, site.href)) return undefined;
  const url = new URL(address, site);
  return /^https?:$/.test(url.protocol) && hostOf(url) === hostOf(site) ? url : undefined;
}
