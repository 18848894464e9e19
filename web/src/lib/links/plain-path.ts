/**
 * React Router matches no route for a path with a line break, not even `*`. No page has one, so it
 * is replaced to get the not-found page.
 */
export const withoutLineBreaks = (path: string): string =>
  path.replaceAll(/%0a|%0d|%e2%80%a[89]/gi, '_');

/** A path as redirects have it: decoded, without the slash at its end. */
export function plainPath(path: string): string {
  const plain = withoutLineBreaks(path).replace(/(.)\/+$/, '$1');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
