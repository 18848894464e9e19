import { storedLink } from '@institute/schema';
import Image from '@tiptap/extension-image';
import { fileUrl } from '../../../lib/links/file-url.ts';

/** Prefix of the placeholder `src` of a picture during its upload. */
export const pendingScheme = 'upload:';

/**
 * The editor's HTML in stored form: with links to files, without pictures that are still uploading,
 * and without column widths of tables, which the CSP blocks.
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
  dom.textContent = 'Uploading the image...';
  dom.dataset['pending'] = '';
  return dom;
}

/** An image with the stored link, displayed from the URL that files are served at. */
export const StoredImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: (element) => storedLink(element.getAttribute('src') ?? ''),
        // Parsing HTML would load its images even if they are never shown.
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
