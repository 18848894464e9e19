import { storedLink } from '@institute/schema';
import Image from '@tiptap/extension-image';
import { fileUrl } from '../../../lib/links/file-url.ts';

/** Begins the `src` of a picture that is being stored: nothing can be fetched there yet. */
export const pendingScheme = 'upload:';

/**
 * The editor's HTML as it is stored: files by their links, without pictures that are being stored, and
 * without the widths of tables, which the page's policy stops.
 */
export const storedHtml = (html: string): string =>
  html
    .replace(/<img[^>]* data-pending="[^>]*>/g, '')
    .replace(/<(?:table|col)\b[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/, ''))
    .replace(
      /(<img[^>]*? src=")([^"]*)/g,
      (_all, before: string, src: string) => before + storedLink(src),
    );

function placeholder(): HTMLElement {
  const dom = document.createElement('div');
  dom.textContent = 'Uploading the picture...';
  dom.dataset['pending'] = '';
  return dom;
}

/** A picture, kept by the link that is stored and shown from where files are served. */
export const StoredImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: (element) => storedLink(element.getAttribute('src') ?? ''),
        // An image that is made of the HTML is fetched, although it is never shown.
        renderHTML: ({ src }: { src: string }) =>
          src.startsWith(pendingScheme) ? { 'data-pending': src } : { src: fileUrl(src) },
      },
    };
  },
  addNodeView() {
    return ({ node: { attrs } }) => {
      const { src, alt } = attrs as { src: string; alt: string | null };
      if (src.startsWith(pendingScheme)) return { dom: placeholder() };
      const dom = document.createElement('img');
      dom.src = fileUrl(src);
      dom.alt = alt ?? '';
      return { dom };
    };
  },
});
