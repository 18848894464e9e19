/**
 * Tells the bundler's loader, which fetches the style sheets of a module with its code, which of them
 * stand in the HTML: it looks for their links. A link that is disabled fetches nothing.
 */
export function declareInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-sheets]')) {
    for (const href of style.dataset['sheets']?.split(' ') ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
    }
  }
}
