import { useEffect } from 'react';

declare global {
  interface Window {
    /** Controls that were pressed before hydration, held by the shell's inline script. */
    held?: Set<HTMLElement>;
  }
}

/**
 * Stage of hydration: `layout` once the page's surroundings are interactive, `ready` once the page
 * is, which React hydrates afterwards. If the code cannot be loaded it has `failed`: links and forms
 * with an address still work, other buttons do nothing.
 */
type Stage = 'layout' | 'ready' | 'failed';

/** Replays the early presses of controls that are interactive by now. */
export function reach(stage: Stage): void {
  const { dataset } = document.documentElement;
  if (dataset['app'] === 'ready') return;
  dataset['app'] = stage;
  // Of those at the beginning: what still does not answer is held again.
  for (const control of [...(window.held ?? [])]) {
    if (stage === 'layout' && control.closest('main')) continue;
    window.held?.delete(control);
    control.ariaBusy = null;
    control.click();
  }
}

/** Marks the stage when React has hydrated the component around it. */
export function Answers({ from }: { readonly from: Stage }) {
  useEffect(() => reach(from), [from]);
  return null;
}
