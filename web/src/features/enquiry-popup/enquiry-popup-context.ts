import { createContext, use } from 'react';

export const EnquiryPopupContext = createContext<() => void>(() => undefined);

/** What opens the enquiry popup. */
export const useOpenEnquiryPopup = (): (() => void) => use(EnquiryPopupContext);
