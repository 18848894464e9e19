/** The HTML without the empty paragraphs at its end, where TipTap keeps one to type in. */
export const withoutBlankEnd = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '');
