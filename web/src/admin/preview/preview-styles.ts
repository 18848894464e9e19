/**
 * The site's styles for a frame: media queries on the window's width become queries of its width, and
 * selectors of the root elements refer to the frame.
 */
export const forFrame = (css: string): string =>
  css
    .replaceAll(/@media (?:screen and )?(?=\([^()]*\bwidth\b[^()]*\) ?\{)/g, '@container frame ')
    .replaceAll(/(\d)vw\b/g, '$1cqw')
    .replaceAll(/(^|[\s,{}]):root\b/g, '$1:host')
    .replaceAll(/(^|[\s,{}])body(?=[\s,{])/g, '$1.body');

/** The texts of files, by their addresses, which change with what is in them: each is read once. */
const read = new Map<string, Promise<string>>();

async function readFile(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} is answered with ${response.status}`);
  return response.text();
}

/**
 * As it is written: a rule does not tell of a shorthand with a variable that a later declaration of it overrides in part.
 * Its rules, where the browser has not kept the file and cannot load it again.
 */
async function textOf({ href, ownerNode, cssRules }: CSSStyleSheet): Promise<string> {
  if (!href) return ownerNode?.textContent ?? '';
  const text = read.get(href) ?? readFile(href);
  read.set(href, text);
  return text.catch(() => {
    read.delete(href);
    return [...cssRules].map(({ cssText }) => cssText).join('\n');
  });
}

/** The document's styles, except those of the dashboard's UI library. */
export async function siteStyles(): Promise<string> {
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) => !(ownerNode as HTMLElement | null)?.dataset['emotion'],
  );
  return (await Promise.all(sheets.map(textOf)))
    .join('\n')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}
