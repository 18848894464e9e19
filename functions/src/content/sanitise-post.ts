import { allowedHtml, linkAddress, storedLink } from '@institute/schema';
import sanitizeHtml from 'sanitize-html';
import { ApiError } from '../platform/errors.ts';

/** How many elements may be within one another: the parser's time grows with the square of that. */
const mostOpen = 1000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedHtml.keys()],
  allowedAttributes: Object.fromEntries(
    [...allowedHtml].map(([element, attributes]) => [element, [...attributes]]),
  ),
  /** An editor names the language of a piece of code this way. */
  allowedClasses: { code: ['language-*'], pre: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  /** An editor makes few levels; of thousands, browsers and the export would have to build as many. */
  nestingLimit: 50,
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
 * event handlers, styles, frames and `javascript:` links go. Refuses elements that are nested deeper than anything is.
 */
export function sanitisePost(html: string): string {
  let open = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag() {
      open += 1;
      if (open > mostOpen)
        throw new ApiError('invalid', `More than ${mostOpen} elements are within one another`);
    },
    onCloseTag() {
      open -= 1;
    },
  });
}
