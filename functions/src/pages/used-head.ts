const sheets = /<style data-sheets="([^"]*)">([^]*?)<\/style>/g;

/** Names that CSS modules give to classes. */
const classes = /\.([A-Za-z]+_[A-Za-z]+)/g;

const namesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

const later = '<template id="page-files">';

/**
 * What stands in the head of a page for its own files, by the HTML of the page: its style sheets as one, without those
 * that no element of it uses. These are fetched with its scripts, which wait for them.
 */
export function usedHead(head: string): (html: string) => string {
  const found = [...head.matchAll(sheets)].map(([, address = '', css = '']) => ({
    address,
    css,
    names: new Set([...css.matchAll(classes)].map(([, name = '']) => name)),
  }));
  const links = head.replaceAll(sheets, '');
  return (html) => {
    const names = namesIn(html);
    const isUsed = (sheet: (typeof found)[number]) =>
      sheet.names.size === 0 || [...sheet.names].some((name) => names.has(name));
    const used = found.filter(isUsed);
    const addresses = used.map(({ address }) => address).join(' ');
    const style = used.map(({ css }) => css).join('');
    const unused = found
      .filter((sheet) => !isUsed(sheet))
      .map(({ address }) => `<link rel="preload" as="style" crossorigin href="${address}">`);
    return (
      (style && `<style data-sheets="${addresses}">${style}</style>`) +
      links.replace(later, () => later + unused.join(''))
    );
  };
}
