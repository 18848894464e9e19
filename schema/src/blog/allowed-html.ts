const everywhere = ['lang', 'dir', 'title'];

/** The elements that the HTML of a post may contain, each with its attributes: when saved and when rendered. */
export const allowedHtml: ReadonlyMap<string, readonly string[]> = new Map([
  ...(
    'h1 h2 h3 h4 h5 h6 p br hr blockquote div span ul li dl dt dd strong b em i u s del ins mark ' +
    'small sub sup kbd abbr cite q figure figcaption table caption thead tbody tfoot tr'
  )
    .split(' ')
    .map((name) => [name, everywhere] as const),
  ['a', [...everywhere, 'href', 'target', 'rel']],
  ['img', [...everywhere, 'src', 'alt', 'width', 'height']],
  ['ol', [...everywhere, 'start', 'reversed', 'type']],
  ['code', [...everywhere, 'class']],
  ['pre', [...everywhere, 'class']],
  ['time', [...everywhere, 'datetime']],
  ['col', [...everywhere, 'span']],
  ['colgroup', [...everywhere, 'span']],
  ['th', [...everywhere, 'colspan', 'rowspan', 'scope']],
  ['td', [...everywhere, 'colspan', 'rowspan']],
]);
