import { useEffect } from 'react';
import { popupWasShown } from '../../lib/enquiries/popup-shown.ts';
import { watchOwnScroll } from './watch-own-scroll.ts';

const isTyping = (): boolean =>
  document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;

/**
 * Calls back on the visitor's own first scroll, once ever (popup-2). Waits while they fill in a
 * form, because a dialog would take the focus.
 */
export function FirstScroll({ onFirstScroll }: { readonly onFirstScroll: () => void }) {
  useEffect(() => {
    if (popupWasShown()) return;
    const stop = watchOwnScroll(() => {
      if (isTyping()) return;
      stop();
      if (!popupWasShown()) onFirstScroll();
    });
    return stop;
  }, [onFirstScroll]);
  return null;
}
