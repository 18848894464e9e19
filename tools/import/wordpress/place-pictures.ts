import { uploadedFilePath } from '@institute/schema';
import { Refused } from '../refused.ts';
import { ownAddress, type Survey } from './survey.ts';

/** Stores a picture of the old site; returns its link here. Throws `Refused` if it cannot be had. */
export type StorePicture = (url: URL) => Promise<string>;

const tags = /<(?:img|a)\b[^>]*>/g;
const addressIn = /\b(src|href)="([^"]*)"/;
const isPicture = (url: URL): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i.test(url.pathname);
const isUpload = (url: URL): boolean => /\/wp-content\//.test(url.pathname);

interface Placed {
  readonly html: string;
  readonly losses: readonly string[];
}

/**
 * Sanitised HTML with the old site's pictures from here, and links within the old site as paths, which redirects
 * know. What cannot be had stays as it was, and is named.
 */
export async function placePictures(
  html: string,
  known: Survey,
  store: StorePicture,
): Promise<Placed> {
  const losses = new Set<string>();
  const place = async (tag: string): Promise<string> => {
    const [all = '', name = '', escaped = ''] = addressIn.exec(tag) ?? [];
    const address = escaped.replaceAll('&amp;', '&');
    const url = ownAddress(address, known);
    if (!all || address.startsWith('#')) return tag;
    const becomes = (link: string) =>
      tag.replace(
        all,
        () => `${name}="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      );
    if (!url) {
      if (name === 'src') losses.add(`picture of another site stays there: ${address}`);
      return tag;
    }
    if (name === 'href' && !isPicture(url)) {
      if (!isUpload(url)) return becomes(`${url.pathname}${url.search}${url.hash}`);
      losses.add(`file of the old site stays there: ${address}`);
      return tag;
    }
    try {
      const link = await store(url);
      return becomes(name === 'src' ? link : uploadedFilePath + link);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      losses.add(`picture ${address}: ${error.message}`);
      return tag;
    }
  };
  const placed: string[] = [];
  let end = 0;
  for (const { 0: tag, index } of html.matchAll(tags)) {
    placed.push(html.slice(end, index), await place(tag));
    end = index + tag.length;
  }
  return { html: placed.join('') + html.slice(end), losses: [...losses] };
}
