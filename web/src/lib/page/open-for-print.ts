/** Opens what is closed while a page is printed: print styles can do so in the newest browsers only (`::details-content`). */
export function openForPrint(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  const set = (open: boolean) => {
    for (const each of opened) each.open = open;
  };
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    set(true);
  });
  addEventListener('afterprint', () => set(false));
}
