import { imageSizeLimit } from '@institute/schema';
import { parse } from 'node:path';
import { drawImage } from '../../../functions/src/media/images/draw-image.ts';
import { uploadImage } from '../../../functions/src/media/store-upload.ts';
import { bucket } from '../../../functions/src/platform/admin.ts';
import { decoded } from '../decoded.ts';
import { Refused } from '../refused.ts';
import type { Outcome, Report } from '../report.ts';
import { importer, toRefused } from '../store-content.ts';

/** Finds the bytes of a picture of the old site. Throws `Refused` if it cannot. */
export type FindPicture = (url: URL) => Promise<Buffer>;

/** The picture as it was uploaded, of which WordPress made others that end in -300x200 or -scaled. */
export const originalOf = (url: URL): URL =>
  new URL(url.href.replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, ''));

/** What a picture is called here, where names are in plain letters. */
function nameOf({ pathname }: URL): string {
  const { base, name, ext } = parse(decoded(pathname));
  return /[a-z\d]/i.test(name) ? base : `picture${ext}`;
}

/** Whether a stored picture is older than a moment. */
async function outcomeOf(link: string, started: number): Promise<Outcome> {
  const [{ timeCreated = '' }] = await (await bucket()).file(link.slice(1)).getMetadata();
  return Date.parse(timeCreated) < started ? 'same' : 'new';
}

/** Stores a picture by the code of the dashboard's uploads; one that is too large is made smaller first. */
async function upload(bytes: Buffer, filename: string): Promise<string> {
  try {
    const small =
      bytes.length < imageSizeLimit
        ? bytes
        : ((await drawImage(bytes, { width: 1600, height: 1600, fit: 'inside' }, 82))?.bytes ??
          bytes);
    const image = `data:;base64,${small.toString('base64')}`;
    const { data } = await uploadImage({ body: { image, filename, mimetype: '' } }, importer);
    return data.image;
  } catch (error) {
    throw toRefused(error);
  }
}

/** Stores each picture once, however often it is shown. Returns its link. */
export function pictureStore(find: FindPicture, { count }: Pick<Report, 'count'>) {
  const started = Date.now();
  const links = new Map<string, Promise<string>>();
  const store = async (original: URL, shown: URL): Promise<string> => {
    let bytes: Buffer;
    try {
      bytes = await find(original);
    } catch (error) {
      if (!(error instanceof Refused) || original.href === shown.href) throw error;
      bytes = await find(shown);
    }
    const link = await upload(bytes, nameOf(original));
    count('pictures', await outcomeOf(link, started));
    return link;
  };
  return (url: URL): Promise<string> => {
    const original = originalOf(url);
    const known = links.get(original.href);
    if (known) return known;
    const link = store(original, url);
    links.set(original.href, link);
    return link;
  };
}
