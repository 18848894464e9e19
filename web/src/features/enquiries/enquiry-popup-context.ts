import { createContext, use } from 'react';

interface EnquiryPopupControl {
  readonly open: () => void;
  /** It was asked for, and its code is on the way. */
  readonly opening: boolean;
}

export const EnquiryPopupContext = createContext<EnquiryPopupControl>({
  open: () => undefined,
  opening: false,
});

/** What opens the enquiry popup. */
export const useEnquiryPopup = (): EnquiryPopupControl => use(EnquiryPopupContext);
