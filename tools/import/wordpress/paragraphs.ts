import { splitAt } from './split-at.ts';

const block =
  'address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|' +
  'nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul';

const startsWithBlock = new RegExp(`^\\s*(?:</?(?:${block})\\b|<!--)`, 'i');
const endsWithBlock = new RegExp(`(?:</?(?:${block})\\b[^>]*>|-->)\\s*$`, 'i');

/** Lines of one paragraph, with breaks where no element makes one. */
function withBreaks(chunk: string): string {
  const lines = chunk.split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      const breaks = next !== undefined && !endsWithBlock.test(line) && !startsWithBlock.test(next);
      return breaks ? `${line}<br>` : line;
    })
    .join('\n');
}

/**
 * The HTML of what WordPress's classic editor stores, which has blank lines for paragraphs. What its block editor
 * stores is HTML already.
 */
export function withParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html;
  return splitAt(html.replaceAll('\r\n', '\n'), 'pre')
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .split(/\n[\t ]*(?:\n[\t ]*)+/)
            .filter((chunk) => chunk.trim())
            .map((chunk) =>
              startsWithBlock.test(chunk) ? chunk : `<p>${withBreaks(chunk.trim())}</p>`,
            )
            .join('\n'),
    )
    .filter(Boolean)
    .join('\n');
}
