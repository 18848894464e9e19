/**
 * Tells the bundler's loader which style sheets are already inlined in the HTML: it looks for their
 * links before fetching a module's styles. Disabled links fetch nothing.
 */
export function declareInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-sheets]')) {
    for (const href of style.dataset['sheets']?.split(' ') ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
    }
  }
}
