import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryPage } from './page/enquiry-page.tsx';

/** The list of enquiries, or one of them. */
export const EnquiriesTab = ({ item }: { readonly item: string | undefined }) =>
  item === undefined ? <EnquiryList /> : <EnquiryPage key={item} id={item} />;
