import type { Twins } from '@institute/schema';
import type * as booking from './en/booking.ts';
import type * as consent from './en/consent.ts';
import type * as enquiry from './en/enquiry.ts';
import type * as errors from './en/errors.ts';
import type * as mail from './en/mail.ts';
import type * as pages from './en/pages.ts';
import type * as search from './en/search.ts';
import type * as bookingInTamil from './ta/booking.ts';
import type * as consentInTamil from './ta/consent.ts';
import type * as enquiryInTamil from './ta/enquiry.ts';
import type * as errorsInTamil from './ta/errors.ts';
import type * as mailInTamil from './ta/mail.ts';
import type * as pagesInTamil from './ta/pages.ts';
import type * as searchInTamil from './ta/search.ts';
import type * as share from './en/share.ts';
import type * as shareInTamil from './ta/share.ts';

/** Each area of texts with its twin. */
export type Areas = Twins<{
  booking: [typeof booking, typeof bookingInTamil];
  consent: [typeof consent, typeof consentInTamil];
  enquiry: [typeof enquiry, typeof enquiryInTamil];
  errors: [typeof errors, typeof errorsInTamil];
  mail: [typeof mail, typeof mailInTamil];
  pages: [typeof pages, typeof pagesInTamil];
  search: [typeof search, typeof searchInTamil];
  share: [typeof share, typeof shareInTamil];
}>;
