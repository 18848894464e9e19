import { useEffect } from 'react';
import { singleKeyOf } from '../shell/shortcut.ts';

const fields = 'input, textarea, select, [contenteditable="true"]';

/** Whether a key is meant for what has the focus, or for what lies over the list. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof HTMLElement && target.matches(`${fields}, [role="menuitem"]`)) ||
  (target !== document.body && !(target instanceof Node && isInPanel(target))) ||
  document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

const isInPanel = (target: Node): boolean =>
  document.querySelector('#panel')?.contains(target) === true;

/** Moves the focus to the lead after or before the one that has it, of those in the list. */
function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('#panel [data-lead]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at === -1 ? 0 : at + step];
  next?.focus();
}

/**
 * One letter for what is done most, while no field has the focus: j and k go through the leads, and what has
 * `aria-keyshortcuts` is pressed, or focused if one types in it (enquiries-40).
 */
export function useLeadKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const key = singleKeyOf(event);
      // Held down, a key goes on through the list, and presses nothing twice.
      if (event.repeat && key !== 'j' && key !== 'k') return;
      if (isTaken(event) || key === undefined || !/^[a-z1-9/]$/.test(key)) return;
      const named = document.querySelector<HTMLElement>(`#panel [aria-keyshortcuts="${key}"]`);
      if (named?.matches(fields)) named.focus();
      else if (named) named.click();
      else if (key === 'j') moveFocus(1);
      else if (key === 'k') moveFocus(-1);
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
