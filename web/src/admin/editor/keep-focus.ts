const controls = 'input, textarea, select, button, [contenteditable="true"]';

/**
 * Remembers the focused field and returns a function that focuses it again after a re-render, since
 * filling a form re-creates the fields of lists.
 */
export function keepFocus(): () => void {
  const field = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return () =>
    requestAnimationFrame(() => {
      if (field === undefined || document.activeElement !== document.body) return;
      document
        .querySelector(`[data-field="${CSS.escape(field)}"]`)
        ?.querySelector<HTMLElement>(controls)
        ?.focus();
    });
}
