const controls = 'input, textarea, select, button, [contenteditable="true"]';

/**
 * Notes the field that is focused, and returns what focuses it again where it was drawn anew, as
 * the fields of a list are when a form is filled.
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
