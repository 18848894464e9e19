import { allowedHtml, linkAddress, storedLink } from '@institute/schema';
import sanitizeHtml from 'sanitize-html';

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
 * event handlers, styles, frames and `javascript:` links go.
 */
export const sanitisePost = (html: string): string => sanitizeHtml(html, options);
