/** Removes empty paragraphs at the end, which TipTap adds to type in. */
export const withoutBlankEnd = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '');
