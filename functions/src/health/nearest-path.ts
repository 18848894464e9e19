/**
 * How many characters have to be added, left out or exchanged to make one text of another; undefined for more than
 * `most`. Only what is that near to the diagonal is compared.
 */
function distance(one: string, other: string, most: number): number | undefined {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  let row = before.map(() => Infinity);
  for (let index = 1; index <= one.length; index += 1) {
    const first = Math.max(1, index - most);
    const last = Math.min(other.length, index + most);
    row[first - 1] = first === 1 ? index : Infinity;
    if (last < other.length) row[last + 1] = Infinity;
    let least = row[first - 1]!;
    for (let at = first; at <= last; at += 1) {
      const exchanged = before[at - 1]! + Number(one[index - 1] !== other[at - 1]);
      const away = Math.min(exchanged, before[at]! + 1, row[at - 1]! + 1);
      row[at] = away;
      if (away < least) least = away;
    }
    if (least > most) return undefined;
    [before, row] = [row, before];
  }
  const away = before[other.length]!;
  return away > most ? undefined : away;
}

/** The share of its characters that may be mistyped. */
const mostWrong = 1 / 3;

/** The page that a path which leads nowhere was most likely meant to lead to; its query and fragment stay. */
function nearestPath(link: string, paths: ReadonlySet<string>): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  let most = Math.floor(path.length * mostWrong);
  let best: string | undefined;
  for (const each of paths) {
    if (most < 0) break;
    if (Math.abs(each.length - path.length) > most) continue;
    const away = distance(path, each, most);
    if (away === undefined) continue;
    best = each;
    most = away - 1;
  }
  return best === undefined ? undefined : best + rest;
}

/** Most different links that are compared: each takes a look at every page, and visitors' requests wait meanwhile. */
const mostLinks = 100;

/** Finds the page that a link which leads nowhere may be meant for; the same link is compared once. */
export function nearestPaths(
  paths: ReadonlySet<string>,
  most = mostLinks,
): (link: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (link) => {
    if (!known.has(link) && known.size < most) known.set(link, nearestPath(link, paths));
    return known.get(link);
  };
}
