import { useCallback, useEffect, useId, useRef } from 'react';
import { KolamFigure } from '../../components/kolam-figure.tsx';
import { showNotificationsIn } from '../../lib/notifications/notifications-store.ts';
import { CallInstead } from './call-instead.tsx';
import styles from './enquiry-dialog.module.css';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryDialogProps } from './enquiry-popup.tsx';

/**
 * Closes a dialog when its backdrop is pressed, but not when a selection of text ends there.
 * Returns what ends that.
 */
function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed = false;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target === dialog), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (pressed && target === dialog) dialog.close();
    },
    { signal },
  );
  return () => listening.abort();
}

/** The enquiry popup, open (popup-6). */
export function EnquiryDialog({ focusForm, onClose }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>(focusForm ? 'form input' : 'h2')?.focus();
    const ends = [closeOnBackdrop(element), showNotificationsIn(element)];
    return () => ends.forEach((end) => end());
  }, [focusForm]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.panel}>
        <header className={styles.intro}>
          <KolamFigure seed="quick enquiry" className={styles.kolam} />
          <h2 id={titleId} tabIndex={-1}>
            Quick Enquiry
          </h2>
          <p>Tell us what you would like to learn. We call you back with dates, fees and advice.</p>
          <CallInstead />
        </header>
        <EnquiryForm onFinished={close} />
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path
              d="M6 6l12 12M18 6 6 18"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </div>
    </dialog>
  );
}
