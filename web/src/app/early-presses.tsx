import { useEffect } from 'react';

declare global {
  interface Window {
    /** Controls that were pressed before hydration, held by the shell's inline script. */
    held?: Set<HTMLElement>;
  }
}

/**
 * Stage of hydration: `layout` once the page's surroundings are interactive, `ready` once the page
 * is, which React hydrates afterwards.
 */
type Stage = 'layout' | 'ready';

/** Replays the early presses of controls that are interactive by now. */
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

/** If the code cannot be loaded, links still work without it, and buttons do nothing. */
export function giveUp(): void {
  document.documentElement.dataset['app'] = 'failed';
  for (const control of window.held ?? []) control.click();
}

/** Marks the stage when React has hydrated the component around it. */
export function Answers({ from }: { readonly from: Stage }) {
  useEffect(() => reach(from), [from]);
  return null;
}
