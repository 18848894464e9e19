import { linkAddress, storedLink } from '@institute/schema';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'span'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
    ...['code', 'kbd', 'abbr', 'cite', 'q', 'time'],
    ...['img', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed', 'type'],
    code: ['class'],
    pre: ['class'],
    time: ['datetime'],
    col: ['span'],
    colgroup: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  /** An editor names the language of a piece of code this way. */
  allowedClasses: { code: ['language-*'], pre: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', ...attribs }) => {
      const address = linkAddress(href);
      return {
        tagName,
        attribs: {
          ...(address && { href: address }),
          ...attribs,
          ...(attribs['target'] && { rel: 'noopener noreferrer' }),
        },
      };
    },
    img: (tagName, { src = '', ...attribs }) => ({
      tagName,
      attribs: { ...(src && { src: storedLink(src) }), ...attribs },
    }),
  },
};

/**
 * The HTML of a post with nothing in it that acts: what a rich-text editor makes stays; scripts,
 * event handlers, styles, frames and `javascript:` links go.
 */
export const sanitisePost = (html: string): string => sanitizeHtml(html, options);
