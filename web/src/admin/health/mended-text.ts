import type { HealthProblem } from '@institute/schema';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** A text or HTML with another path for a link, or with an alternative text for an image that has none; undefined if it has neither. */
export function mendedText(
  text: string,
  { text: found, mend }: Pick<HealthProblem, 'text' | 'mend'>,
  next: string,
): string | undefined {
  if (mend?.as === 'path' && text === found) return next;
  const mended =
    mend?.as === 'path'
      ? text.replaceAll(/<a\b[^>]*>/g, (tag) => {
          const href = attribute(tag, 'href');
          return href?.replaceAll('&amp;', '&') === found
            ? tag.replace(`href="${href}"`, () => `href="${escaped(next)}"`)
            : tag;
        })
      : text.replaceAll(/<img\b[^>]*>/g, (tag) =>
          attribute(tag, 'src') === found && !attribute(tag, 'alt')
            ? tag
                .replace(/\salt="[^"]*"/, '')
                .replace(/^<img\b/, () => `<img alt="${escaped(next)}"`)
            : tag,
        );
  return mended === text ? undefined : mended;
}
