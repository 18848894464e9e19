/**
 * JSON for a script element. Whatever would begin a comment or end the element is escaped
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 * Every other `<` stays as it is, so that HTML inside compresses better.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');
