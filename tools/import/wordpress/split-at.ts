/**
 * HTML around elements that stay as they are, and these at each odd place. It looks no further than where the last of
 * them ends: a file with thousands that have no end would be read once for each.
 */
export function splitAt(html: string, names: 'pre' | 'pre|code'): string[] {
  const end = Math.max(
    ...names.split('|').map((name) => html.toLowerCase().lastIndexOf(`</${name}>`)),
  );
  if (end < 0) return [html];
  const last = html.indexOf('>', end) + 1;
  const parts = html
    .slice(0, last)
    .split(new RegExp(`(<(?:${names})\\b[\\s\\S]*?</(?:${names})>)`, 'i'));
  return [...parts.slice(0, -1), (parts.at(-1) ?? '') + html.slice(last)];
}
