const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The text of sanitised HTML, a paragraph a line. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:\/(?:p|div|h[1-6]|li|tr|blockquote|figure|pre)|br ?\/?)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** The text, or its beginning with an ellipsis, cut between words if there are some. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1);
  const space = start.lastIndexOf(' ');
  const cut = start.slice(0, space > length / 2 ? space : undefined);
  return `${cut.trimEnd().replace(/[\uD800-\uDBFF]$/, '')}…`;
}
