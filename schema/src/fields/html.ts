const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML or XML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (found) => escapes[found] ?? '');

/** Whether the text of a field is HTML: the body of a post. */
export const isHtml = (field: string): boolean => field === 'content';
