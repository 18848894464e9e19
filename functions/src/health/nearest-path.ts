/** How many characters have to be added, left out or exchanged to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [at, wanted] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + Number(letter !== wanted),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The share of its characters that may be mistyped. */
const mostWrong = 1 / 3;

/** The page that a path which leads nowhere was most likely meant to lead to; its query and fragment stay. */
export function nearestPath(link: string, paths: ReadonlySet<string>): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  let best: { readonly path: string; readonly away: number } | undefined;
  for (const each of paths) {
    if (Math.abs(each.length - path.length) > path.length * mostWrong) continue;
    const away = distance(path, each);
    if (away <= path.length * mostWrong && away < (best?.away ?? Infinity))
      best = { path: each, away };
  }
  return best && best.path + rest;
}
