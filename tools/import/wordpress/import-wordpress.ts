import { post, type Post } from '@institute/schema';
import { readSingleton } from '../../../functions/src/content/read.ts';
import { ApiError } from '../../../functions/src/platform/errors.ts';
import { decoded } from '../decoded.ts';
import { download } from '../pictures/download.ts';
import { fromFolder } from '../pictures/from-folder.ts';
import { originalOf, pictureStore, type FindPicture } from '../pictures/store-picture.ts';
import { Refused } from '../refused.ts';
import { newReport, type Report } from '../report.ts';
import { documentOf, isTheirs, notStored, storeContent, toRefused } from '../store-content.ts';
import { pageFor, toAbout } from './pages.ts';
import { placePictures, type StorePicture } from './place-pictures.ts';
import { readExport, type Item } from './read-export.ts';
import { oldPath, storeRedirect } from './store-redirect.ts';
import { ownAddress, survey, type Survey } from './survey.ts';
import { htmlOf, titleOf, toPost, type NewPost } from './to-post.ts';

export interface ImportOptions {
  /** A folder with the pictures, such as a copy of `wp-content/uploads`. */
  readonly pictures?: string | undefined;
  /** Whether pictures are downloaded from the old site. */
  readonly download?: boolean | undefined;
  /** Whether nothing is stored. */
  readonly isDry?: boolean | undefined;
}

/** What importing an item needs. */
interface Work {
  readonly known: Survey;
  readonly report: Report;
  readonly storePicture: StorePicture;
  readonly isDry: boolean;
}

async function finder({ pictures, download: isDownloading }: ImportOptions): Promise<FindPicture> {
  if (pictures) {
    const read = await fromFolder(pictures);
    return ({ pathname }) => read(decoded(pathname));
  }
  if (isDownloading) return (url) => download(url);
  return async () => {
    throw new Refused('add --pictures with a folder of them, or --download');
  };
}

/** More would not fit into memory. */
const mostPictures = 100_000;

const kept = 'someone has changed or deleted it here since: it stays as it is';

/** Runs a step of an item, and reports why it was refused, if so; `part` says of what in the item, such as a picture. */
async function step<Result>(
  { report }: Work,
  item: Item,
  run: () => Promise<Result>,
  part = '',
): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    const refused = toRefused(error);
    if (!(refused instanceof Refused)) throw error;
    report.refuse(titleOf(item), part + refused.message);
    return undefined;
  }
}

/** Leads the old address of an item to its page here. */
const redirectItem = (work: Work, item: Item, to: string) =>
  step(work, item, async () => {
    const from = oldPath(item.fields['link'] ?? '', work.known);
    const outcome = from && (await storeRedirect(from, to, work.isDry));
    if (outcome) work.report.count('redirects', outcome);
  });

/** Stores a post under its own slug; if another post has that, under one that is free. */
async function storePost({ id, at }: NewPost, input: Post) {
  const document = documentOf('posts', id);
  const more = at && { createdAt: at, publishedAt: input.published ? at : null };
  try {
    return await storeContent(document, 'posts', input, more || {});
  } catch (error) {
    if (!(error instanceof ApiError && error.details.fields?.['slug'])) throw error;
    return storeContent(document, 'posts', { ...input, slug: undefined }, more || {});
  }
}

const importPost = (work: Work, item: Item) =>
  step(work, item, async () => {
    const { known, report, storePicture, isDry } = work;
    const found = toPost(item, known);
    const { html, losses } = await placePictures(found.input.content, known, storePicture);
    const image =
      found.image &&
      (await step(
        work,
        item,
        () => storePicture(new URL(found.image)),
        `picture ${found.image}: `,
      ));
    const { data: input, error } = post.safeParse({
      ...found.input,
      content: html,
      image: image ?? '',
    });
    if (!input) throw new Refused(error.issues.map(({ message }) => message).join('; '));
    for (const loss of [...found.losses, ...losses]) report.refuse(titleOf(item), loss);
    const what = input.published ? 'posts' : 'drafts';
    if (isDry) {
      report.count(what, 'new');
      if (input.published) await redirectItem(work, item, `/blog/${input.slug ?? 'post'}`);
      return;
    }
    const document = documentOf('posts', found.id);
    const theirs = await isTheirs(document);
    const stored = theirs ? undefined : await storePost(found, input);
    if (stored) report.count(what, stored.outcome);
    else report.refuse(titleOf(item), kept);
    const data = stored?.data ?? (await document.get()).data();
    if (data?.['published']) await redirectItem(work, item, `/blog/${String(data['slug'])}`);
  });

async function importAbout(work: Work, item: Item): Promise<void> {
  const { report, isDry, known } = work;
  const { html, losses } = htmlOf(item, known);
  const { input, isWhole } = toAbout(item.fields['title'] || 'About', html);
  for (const loss of losses) report.refuse(titleOf(item), loss);
  if (!isWhole) report.refuse(titleOf(item), 'its text was cut: the about page has two paragraphs');
  if (isDry) return report.count('pages', 'new');
  const document = documentOf('about', 'about');
  if (await isTheirs(document)) return report.refuse(titleOf(item), kept);
  report.count('pages', (await storeContent(document, 'about', input)).outcome);
}

const importPage = (work: Work, item: Item) =>
  step(work, item, async () => {
    const { fields } = item;
    if (fields['wp:status'] !== 'publish' || fields['wp:post_password'])
      throw new Refused('only published pages come in');
    const page = pageFor(fields['wp:post_name'] ?? '');
    if (!page) throw new Refused('the site has no such page: copy what you need of it');
    if (page === '/about') await importAbout(work, item);
    else work.report.refuse(titleOf(item), `its text stays out: the site has a ${page} of its own`);
    await redirectItem(work, item, page);
  });

async function importItem(work: Work, item: Item): Promise<void> {
  const { report } = work;
  const { 'wp:post_type': type = '', 'wp:status': status = '' } = item.fields;
  const refuse = (reason: string) => report.refuse(titleOf(item), reason);
  if (status === 'trash' || status === 'auto-draft') return refuse('it was deleted there');
  if (item.isTooLong) return refuse('it is too long');
  if (type === 'post') return void (await importPost(work, item));
  if (type === 'page') return void (await importPage(work, item));
  if (type === 'attachment') return undefined;
  return refuse(`nothing here takes the type ${type || 'of this'}`);
}

/** Imports an export of WordPress; a second run changes nothing. */
export async function importWordpress(
  path: string,
  options: ImportOptions,
  report = newReport(),
): Promise<Report> {
  const surveyed = await survey(path);
  const categories = (await readSingleton('institute'))?.postCategories;
  const known = { ...surveyed, categories };
  const isDry = options.isDry ?? false;
  const shown = new Set<string>();
  const store = isDry ? async () => notStored : pictureStore(await finder(options), report);
  const storePicture = async (url: URL) => {
    const { pathname } = originalOf(url);
    if (shown.size === mostPictures && !shown.has(pathname))
      throw new Refused(`comes after ${mostPictures} others: split the export`);
    shown.add(pathname);
    return store(url);
  };
  const work = { known, report, storePicture, isDry };
  for await (const part of readExport(path))
    if (part.kind === 'item') await importItem(work, part.item);
  for (const address of known.attachments.values()) {
    const url = ownAddress(address, known);
    if (!url) report.refuse(`attachment ${address}`, 'it is on another site');
    else if (!shown.has(originalOf(url).pathname))
      report.refuse(`attachment ${address}`, 'no post that came in shows it');
  }
  return report;
}
