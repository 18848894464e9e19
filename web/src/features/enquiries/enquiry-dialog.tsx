import { institute, supportHours } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import { showNotificationsIn } from '../../lib/notifications/notifications-store.ts';
import * as texts from '../../texts/en/enquiry.ts';
import * as parts from '../../texts/en/parts.ts';
import { closeOnBackdrop, closeOnEscape, closeOnSwipe } from './close-dialog.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import styles from './enquiry-dialog.module.css';

/** Offers the phone number as an alternative, if there is one. */
function CallInstead() {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  const phone = info?.phone[0];
  if (!phone) return null;
  return (
    <p className={styles.call}>
      {texts.orCall}
      <a href={telephoneLink(phone.number)}>{phone.number}</a>
      {institute.fixedTexts && <span>{supportHours}</span>}
    </p>
  );
}

interface EnquiryDialogProps {
  /** Whether the visitor opened it, rather than the first scroll. */
  readonly asked: boolean;
  readonly onClose: () => void;
}

/**
 * The open enquiry popup (popup-6). When it opens by itself on a phone, it is a sheet at the bottom
 * of the screen, beside which the page stays usable.
 */
export function EnquiryDialog({ asked, onClose }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useCallback(() => dialog.current?.close(), []);

  const [sheet] = useState(() => !asked && matchMedia('(width < 48rem)').matches);

  useEffect(() => {
    const element = dialog.current!;
    const ends = [showNotificationsIn(element)];
    if (sheet) {
      // Not `show()`, which would move the focus.
      element.open = true;
      ends.push(closeOnSwipe(element), closeOnEscape(element));
    } else {
      if (!element.open) element.showModal();
      element.querySelector<HTMLElement>(asked ? 'form input' : 'h2')?.focus();
      ends.push(closeOnBackdrop(element));
    }
    return () => ends.forEach((end) => end());
  }, [asked, sheet]);

  return (
    <dialog
      ref={dialog}
      className={sheet ? styles.sheet : styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <header className={styles.intro}>
          <KolamFigure seed="quick enquiry" className={styles.kolam} />
          <h2 id={titleId} tabIndex={-1}>
            {texts.quickEnquiry}
          </h2>
          <p>{texts.quickLead}</p>
          <CallInstead />
        </header>
        <EnquiryForm onFinished={close} />
        <button type="button" className={styles.close} aria-label={parts.close} onClick={close}>
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
