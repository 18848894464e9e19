import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { paths } from '../../config/paths.ts';
import { useEnquiryPopup } from '../../features/enquiries/enquiry-popup-context.ts';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Opens the enquiry popup. It is a link to the contact page, which works without JavaScript; a
 * press before hydration is held by the shell's script, with visible feedback.
 */
export function EnquiryButton({ children }: { readonly children: ReactNode }) {
  const { open, opening } = useEnquiryPopup();
  return (
    <ButtonLink
      to={paths.contact}
      data-early
      aria-haspopup="dialog"
      aria-busy={opening || undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </ButtonLink>
  );
}
