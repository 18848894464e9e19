/**
 * The site's styles as they read in a frame of another width than the window: what asks for the
 * window's width asks for the frame's, and the document's own elements are the frame's.
 */
export const forFrame = (css: string): string =>
  css
    .replaceAll(/@media (?=\([^()]*\bwidth\b[^()]*\) ?\{)/g, '@container ')
    .replaceAll(/(\d)vw\b/g, '$1cqw')
    .replaceAll(/(^|[\s,}]):root\b/g, '$1:host')
    .replaceAll(/(^|[\s,}])body(?=[\s,{])/g, '$1.body');

/** The styles of the document without those of the dashboard's own library. */
export function siteStyles(): string {
  return [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode as HTMLElement | null)?.dataset['emotion'])
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');
}
