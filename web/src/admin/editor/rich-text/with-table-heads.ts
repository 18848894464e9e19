import { parseHtml } from '../../shell/parse-html.ts';

/** Moves the header rows of each table into a `thead`, which TipTap drops. */
export function withTableHeads(html: string): string {
  const { body } = parseHtml(html);
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows];
    const data = rows.findIndex(({ cells }) => [...cells].some(({ tagName }) => tagName === 'TD'));
    if (data > 0) table.createTHead().append(...rows.slice(0, data));
  }
  return body.innerHTML;
}
