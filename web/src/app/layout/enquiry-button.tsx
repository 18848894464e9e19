import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { paths } from '../../config/paths.ts';
import { useOpenEnquiryPopup } from '../../features/enquiry-popup/enquiry-popup-context.ts';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Opens the enquiry popup. It is a link to the contact page, which works without JavaScript; a
 * press before the app runs is kept by the shell's script and replayed.
 */
export function EnquiryButton({ children }: { readonly children: ReactNode }) {
  const openPopup = useOpenEnquiryPopup();
  return (
    <ButtonLink
      to={paths.contact}
      data-early
      aria-haspopup="dialog"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openPopup();
      }}
    >
      {children}
    </ButtonLink>
  );
}
