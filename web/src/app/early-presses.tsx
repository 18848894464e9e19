import { useEffect } from 'react';

declare global {
  interface Window {
    /** Controls that were pressed before they could answer; kept by the shell's inline script. */
    held?: Set<HTMLElement>;
  }
}

/**
 * How far the app is: `layout` once what stands around the page answers, `ready` once the page does,
 * which React hydrates after it.
 */
type Stage = 'layout' | 'ready';

/** Presses what was pressed too early and answers from now on. */
function reach(stage: Stage): void {
  const { dataset } = document.documentElement;
  if (dataset['app'] === 'ready') return;
  dataset['app'] = stage;
  for (const control of window.held ?? []) {
    if (stage === 'layout' && control.closest('main')) continue;
    window.held?.delete(control);
    control.removeAttribute('aria-busy');
    control.click();
  }
}

/** Without the page's code a link still leads somewhere, and a button still does nothing. */
export function giveUp(): void {
  document.documentElement.dataset['app'] = 'failed';
  for (const control of window.held ?? []) control.click();
}

/** Stands in what answers once the app has reached this stage. */
export function Answers({ from }: { readonly from: Stage }) {
  useEffect(() => reach(from), [from]);
  return null;
}
