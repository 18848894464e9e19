/**
 * JSON that may stand in a script element: what would begin a comment or end the element there is
 * written otherwise (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 * Every other `<` stays, so that an article's HTML compresses as the repetition that it is.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');
