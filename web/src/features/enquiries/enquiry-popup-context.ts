import { createContext, use } from 'react';

interface EnquiryPopupControl {
  /** Opens it; what was pressed gets the focus back. */
  readonly open: (pressed: HTMLElement) => void;
  /** Requested, and its code is loading. */
  readonly opening: boolean;
}

export const EnquiryPopupContext = createContext<EnquiryPopupControl>({
  open: () => undefined,
  opening: false,
});

/** Opens the enquiry popup. */
export const useEnquiryPopup = (): EnquiryPopupControl => use(EnquiryPopupContext);
