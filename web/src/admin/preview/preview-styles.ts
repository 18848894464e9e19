/**
 * The site's styles for a frame: media queries on the window's width become queries of its width, and
 * selectors of the root elements refer to the frame.
 */
export const forFrame = (css: string): string =>
  css
    .replaceAll(/@media (?:screen and )?(?=\([^()]*\bwidth\b[^()]*\) ?\{)/g, '@container frame ')
    .replaceAll(/(\d)vw\b/g, '$1cqw')
    .replaceAll(/(^|[\s,}]):root\b/g, '$1:host')
    .replaceAll(/(^|[\s,}])body(?=[\s,{])/g, '$1.body');

/** The document's styles, except those of the dashboard's UI library. */
export function siteStyles(): string {
  return [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode as HTMLElement | null)?.dataset['emotion'])
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');
}
